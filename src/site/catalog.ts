import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { isJob, JOB_FIELDS, OPTIONAL_JOB_FIELDS, type Job } from '../domain/job.ts'
import { LOCATIONS, type JobLocation } from '../domain/locations.ts'

/** The files of a content folder by their paths in it, e.g. `company.ts`, `positions/usa/qa-lead.yaml`. */
export type Sources = ReadonlyMap<string, string>

/** Every value is a text, also `4`, `no` and `2026-10-15`. */
export const TEXTS_ONLY = { schema: 'failsafe' } as const

export function readSources(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(?:md|schema\.json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const pathOf = (file: string) => relative(folder, file).replaceAll('\\', '/')
  return new Map(files.map((file) => [pathOf(file), readFileSync(file, 'utf8')]))
}

/** `null` if a field is missing, or is not a text. */
export function toJob({ description, ...others }: Readonly<Record<string, unknown>>): Job | null {
  const fields = {
    ...others,
    // A full stop at the end of a point would be a fourth dot.
    description: Array.isArray(description)
      ? description.map((point) => String(point).replace(/\.$/, '')).join('... ')
      : description,
  }
  const names = [...JOB_FIELDS, ...OPTIONAL_JOB_FIELDS].filter((name) => name in fields)
  const job = Object.fromEntries(names.map((name) => [name, Reflect.get(fields, name)]))
  return isJob(job) ? job : null
}

/** A position whose file begins with `_` is read by nothing. */
export const isDraft = (file: string) => /\/_[^/]*$/.test(file)

/** The files of a country's positions, by name. */
export const filesIn = (sources: Sources, location: JobLocation) =>
  [...sources]
    .filter(([file]) => file.startsWith(`positions/${location}/`) && !isDraft(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The positions in the order of the site: by country, then by id, then by the name of the file. */
export function catalogOf(sources: Sources): Job[] {
  return LOCATIONS.flatMap((location) =>
    filesIn(sources, location)
      .flatMap(([, source]) => toJob(parse(source, TEXTS_ONLY)) ?? [])
      .toSorted((a, b) => Number(a.id) - Number(b.id)),
  )
}

export const readCatalog = (folder: string) => catalogOf(readSources(folder))
