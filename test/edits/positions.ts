import type { Job } from '../../src/domain/job'
import type { ContentFolder } from './contentFolder'
import { COUNTRIES, type Country } from './countries'

const DAY_MS = 86_400_000

/** A day from today on, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

let written = 0

/** A position that nobody has yet, posted today. */
function aPosition(content: ContentFolder, country: Country, given: Partial<Job> = {}): Job {
  written += 1
  return {
    id: String(500 + written),
    title: `Lighthouse Keeper ${written}`,
    company: content.textAt('company.ts', ['company', 'name']),
    location: country.places[0],
    type: 'Full-time',
    description: `Trim the lamp of tower ${written}... Greet each ship by name... Write the log... Paint the stairs in spring... Teach the next keeper... You need patience and warm socks`,
    createdDate: dayFromNow(0),
    endDate: dayFromNow(30),
    duration: '12 months',
    payRate: country.payRates[0],
    contactEmail: 'careers@lighthouse.example',
    contactPhone: '+1 212-555-0199',
    ...given,
  }
}

export function countPositions(content: ContentFolder, { file, list }: Country): number {
  return content.countEntries(file, [list])
}

export function addPosition(
  content: ContentFolder,
  country: Country,
  index: number,
  given: Partial<Job> = {},
): void {
  const position = aPosition(content, country, given)
  content.insertEntry(country.file, [country.list], index, JSON.stringify(position, null, 2))
}

/** So many positions in all, each country with some of them where there are enough. */
export function setPositionCount(content: ContentFolder, count: number): void {
  COUNTRIES.forEach((country, index) => {
    const wanted = Math.floor((count + COUNTRIES.length - 1 - index) / COUNTRIES.length)
    content.removeEntries(country.file, [country.list], wanted)
    for (let has = countPositions(content, country); has < wanted; has += 1)
      addPosition(content, country, has)
  })
}

/** Changes a field of the first position of a country, which gets one where it has none. */
export function setField(content: ContentFolder, country: Country, field: keyof Job, text: string): void {
  if (countPositions(content, country) === 0) addPosition(content, country, 0)
  content.setText(country.file, [country.list, 0, field], text)
}
