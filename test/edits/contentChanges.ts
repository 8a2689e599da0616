import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../src/domain/job'
import type { JobLocation } from '../../src/domain/locations'
import { COUNTRIES } from '../../src/site/countries'

/** Changes a part of a content file's source, and keeps the rest. */
export type Change = (source: string) => string

/** Changes the files of a content folder whose names match. */
export function changeFiles(folder: string, files: RegExp, ...changes: readonly Change[]): void {
  for (const file of readdirSync(folder).filter((name) => files.test(name))) {
    const path = join(folder, file)
    writeFileSync(
      path,
      changes.reduce((source, change) => change(source), readFileSync(path, 'utf8')),
    )
  }
}

const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/

/** Replaces the value of a field or a constant. `featured cards title` looks for each name after the one before. */
export function setText(names: string, text: string | boolean): Change {
  return (source) => {
    const at = names.split(' ').reduce((from, name) => {
      const found = new RegExp(`\\b${name}(?:: \\w+ =| =|:)\\s*`, 'g')
      found.lastIndex = from
      if (!found.test(source)) throw new Error(`There is no ${name}.`)
      return found.lastIndex
    }, 0)
    const value = new RegExp(`${TEXT.source}|[\\w.]+`)
    return source.slice(0, at) + source.slice(at).replace(value, () => JSON.stringify(text))
  }
}

/** Replaces every text between quotes, except e-mail addresses, numbers and file names. */
export function replaceEveryText(replacement: () => string): Change {
  const replace = (text: string) =>
    /@|^.\+?[\d -]*.$|\.png/.test(text) ? text : JSON.stringify(replacement())
  return (source) =>
    source.replace(/^(?!\s*(?:import|\/|\*)).*$/gm, (line) =>
      line.replace(new RegExp(TEXT.source, 'g'), replace),
    )
}

export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

let added = 0

function newPosition(location: JobLocation, given: Partial<Job>): string {
  added += 1
  const { place, currency } = COUNTRIES[location]
  const position: Omit<Job, 'company'> = {
    id: String(500 + added),
    title: `Lighthouse Keeper ${added}`,
    location: place,
    type: 'Full-time',
    description: `Trim the lamp of tower ${added}... Greet each ship by name... Write the log... Paint the stairs in spring... Teach the next keeper... You need patience and warm socks`,
    createdDate: dayFromNow(0),
    endDate: dayFromNow(30),
    duration: '12 months',
    payRate: currency.oneRate,
    contactEmail: 'careers@lighthouse.example',
    contactPhone: '+1 212-555-0199',
    ...given,
  }
  const lines = Object.entries(position).map(([field, text]) => `${field}: ${JSON.stringify(text)},\n`)
  return `{\n${lines.join('')}company: company.name,\n},\n`
}

/** The offset of each position of a list, and of its end. */
function offsetsIn(source: string): readonly number[] {
  return [...source.matchAll(/\{\s*id:/g)].map(({ index }) => index).concat(source.lastIndexOf(']'))
}

/** `where` is 0 for the start of the list, 1 for its end. */
export function addPosition(location: JobLocation, where: number, given: Partial<Job> = {}): Change {
  return (source) => {
    const offsets = offsetsIn(source)
    const at = offsets[Math.floor(where * (offsets.length - 1))]
    const before = source.slice(0, at)
    const comma = /[[,]\s*$/.test(before) ? '' : ',\n'
    return before + comma + newPosition(location, given) + source.slice(at)
  }
}

export function setPositionCount(location: JobLocation, count: number): Change {
  return (source) => {
    const offsets = offsetsIn(source)
    const has = offsets.length - 1
    if (has > count) return source.slice(0, offsets[count]) + source.slice(offsets.at(-1))
    const additions = Array.from({ length: count - has }, () => addPosition(location, 1))
    return additions.reduce((changed, add) => add(changed), source)
  }
}
