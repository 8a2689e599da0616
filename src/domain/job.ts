/** The fields of every position, each a text: its type, the guard of imported states and the content check derive from them. */
export const JOB_FIELDS = [
  // No key: an id may stand at several positions.
  'id',
  'title',
  'company',
  // City plus region or country: `New York, New York`, `Toronto, Canada`.
  'location',
  'type',
  // Sentences or phrases separated by `...`.
  'description',
  // Calendar dates `YYYY-MM-DD`, without a time zone; the second is shown as the application deadline.
  'createdDate',
  'endDate',
  // `12 months` or `Permanent`.
  'duration',
  // `$95 per hour` or `₹1,900–₹2,400 per hour`.
  'payRate',
  'contactEmail',
  'contactPhone',
] as const

/** Those that a position may do without. What a new one needs besides: src/README.md. */
export const OPTIONAL_JOB_FIELDS = [] as const

/** A position as the catalog holds it. */
export type Job = Readonly<Record<(typeof JOB_FIELDS)[number], string>> &
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty until there is such a field
  Readonly<Partial<Record<(typeof OPTIONAL_JOB_FIELDS)[number], string>>>

/** Whether a value of unknown origin (an imported state) has a job's shape; the texts themselves are not judged. */
export function isJob(value: unknown): value is Job {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<string, unknown>> = { ...value }
  return (
    JOB_FIELDS.every((field) => typeof fields[field] === 'string') &&
    OPTIONAL_JOB_FIELDS.every((field) => ['string', 'undefined'].includes(typeof fields[field]))
  )
}

/** The description's bullet points: split on the three-dot ellipsis, empty pieces dropped. */
export function descriptionPoints(description: string): string[] {
  return description
    .split('...')
    .map((point) => point.trim())
    .filter((point) => point !== '')
}
