import { isRecord } from './isRecord.ts'

/** The fields of every job, all strings. The type, the guard and the content check derive from them. */
export const JOB_FIELDS = [
  // Not unique: several jobs may share an id.
  'id',
  'title',
  'company',
  // Names its countries: `New York, New York`, `Toronto, Canada`, `Remote, USA; Chicago, IL`.
  'location',
  'type',
  // Sentences or phrases separated by `...`.
  'description',
  // A calendar date `YYYY-MM-DD`, without a time zone.
  'createdDate',
  'contactEmail',
] as const

/** Fields that a job may lack. How to add one: src/README.md. */
export const OPTIONAL_JOB_FIELDS = [
  // The application deadline, a calendar date.
  'endDate',
  // `12 months`, `Permanent`.
  'duration',
  // `20 hours per week`.
  'hours',
  // A label of content/departments.ts.
  'department',
  // `$95 per hour`, `₹1,900–₹2,400 per hour`, or words.
  'payRate',
  // `remote`, `hybrid`, `on-site`.
  'workplace',
  'contactPhone',
  // An address that replaces our form: `https://apply.company.example/17`, `mailto:jobs@company.example`.
  'applyUrl',
  // The language of title and description if it is not the site's, by BCP 47: `fr`, `pt-BR`.
  'language',
] as const

export type Job = Readonly<Record<(typeof JOB_FIELDS)[number], string>> &
  Readonly<Partial<Record<(typeof OPTIONAL_JOB_FIELDS)[number], string>>>

/** Attributes of an element whose text is in the language of the job. */
export const languageOf = ({ language }: Job) => ({ lang: language, dir: language && 'auto' })

/** Checks the shape of a value from an imported state, and that its id can be in an address. */
export function isJob(value: unknown): value is Job {
  return (
    isRecord(value) &&
    !/\p{Surrogate}/u.test(String(value['id'])) &&
    JOB_FIELDS.every((field) => typeof value[field] === 'string') &&
    OPTIONAL_JOB_FIELDS.every((field) => ['string', 'undefined'].includes(typeof value[field]))
  )
}

export function descriptionPoints(description: string): string[] {
  return description
    .split('...')
    .map((point) => point.trim())
    .filter((point) => point !== '')
}

/** The points of a description below their headings. A piece that ends with a colon is a heading. */
export function descriptionSections(description: string) {
  const sections: { heading: string; points: string[] }[] = []
  for (const piece of descriptionPoints(description)) {
    const heading = /^.*(?=[:：]$)/.exec(piece)?.[0].trim()
    if (heading !== undefined || sections.length === 0) sections.push({ heading: heading ?? '', points: [] })
    if (heading === undefined) sections.at(-1)?.points.push(piece)
  }
  return sections
}
