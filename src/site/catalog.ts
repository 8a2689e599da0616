import { parseDocument, Scalar, visit } from 'yaml'
import { countries, type Country } from '#content/countries'
import { newestFirst, showsByDates } from '#content/settings'
import { isOpenOn } from '../domain/applicationPeriod'
import { today } from '../domain/calendarDate'
import { isJob } from '../domain/job.ts'
import { locationText, payRateText } from './factTexts.ts'
import { readFacts, type Position } from './position.ts'
import { readSources, type Sources } from './sources.ts'

/** YAML reads a heading as a name, and the points to the right of it as its value. All become one list. */
function pointsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(pointsOf)
  if (typeof value !== 'object' || value === null) return [value]
  return Object.entries(value).flatMap(([heading, points]) =>
    [`${heading}:`].concat(points === '' ? [] : pointsOf(points).map(String)),
  )
}

/** Reads a position's file: `source` has no blanks at line ends. Every value is a text, also `4` and `2026-10-15`. */
export function parsePosition(text: string) {
  const source = text.replace(/^\uFEFF/, '').replace(/[ \t\r]+$/gm, '')
  // YAML refuses points to the right of a text between quotes.
  const withNames = source.replace(/^( *- +)(["'])(.+):\2(?=\s*$)/gm, '$1$2$3$2:')
  const document = parseDocument(withNames, { schema: 'failsafe', prettyErrors: false })
  // `toJS` throws for an alias: `town: *Austin*`.
  visit(document, { Alias: () => new Scalar(null) })
  const [error] = [...document.errors, ...document.warnings]
  const fields: Readonly<Record<string, unknown>> = error ? {} : Object(document.toJS())
  const { description } = fields
  return {
    source,
    error,
    fields: Array.isArray(description) ? { ...fields, description: pointsOf(description) } : fields,
  }
}

/** `null` if a field is missing, or is not a text. A missing text of the place or the pay is made of its facts. */
function toPosition(fields: Readonly<Record<string, unknown>>, country: Country): Position | null {
  const { description, places: _places, pay: _pay, ...texts } = fields
  const facts = readFacts(fields, country)
  const job = {
    location: locationText(facts, country),
    ...(facts.pay && { payRate: payRateText(facts.pay, country) }),
    ...texts,
    ...facts,
    // After the full stop of a point, a space: four dots in a row would be split elsewhere.
    description: Array.isArray(description)
      ? description.join('... ').replaceAll('.... ', '. ... ')
      : description,
    country: country.name,
  }
  return isJob(job) ? job : null
}

/** A file whose name begins with `_` is a draft, which the site does not show. */
export const isDraft = (file: string) => /\/_[^/]*$/.test(file)

export const filesIn = (sources: Sources, location: string) =>
  [...sources]
    .filter(([file]) => file.startsWith(`positions/${location}/`) && !isDraft(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The positions in the order of the site: with `newestFirst` by date, then by country, id and name of the file. */
export function catalogOf(sources: Sources): Position[] {
  const jobs = countries.flatMap((country) =>
    filesIn(sources, country.name)
      .flatMap(([, source]) => toPosition(parsePosition(source).fields, country) ?? [])
      .toSorted((a, b) => Number(a.id) - Number(b.id)),
  )
  return newestFirst ? jobs.toSorted((a, b) => b.createdDate.localeCompare(a.createdDate)) : jobs
}

/** The positions of a folder of content that the site shows if it is built today. */
export const readCatalog = (folder: string): readonly Position[] =>
  catalogOf(readSources(folder)).filter((job) => !showsByDates || isOpenOn(today(), job))
