/** The fields of every job, all of them text. The type, the guard for imported states and the content check derive from them. */
export const JOB_FIELDS = [
  // Not unique: several jobs may share an id.
  'id',
  'title',
  'company',
  // City plus region or country: `New York, New York`, `Toronto, Canada`.
  'location',
  'type',
  // Sentences or phrases separated by `...`.
  'description',
  // Calendar dates `YYYY-MM-DD`, without a time zone. The second is the application deadline.
  'createdDate',
  'endDate',
  // `12 months` or `Permanent`.
  'duration',
  // `$95 per hour` or `₹1,900–₹2,400 per hour`.
  'payRate',
  'contactEmail',
  'contactPhone',
] as const

/** Fields that a job may lack. How to add one: src/README.md. */
export const OPTIONAL_JOB_FIELDS = [] as const

export type Job = Readonly<Record<(typeof JOB_FIELDS)[number], string>> &
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- empty until there is an optional field
  Readonly<Partial<Record<(typeof OPTIONAL_JOB_FIELDS)[number], string>>>

/** Checks the shape of a value from an imported state, not its texts. */
export function isJob(value: unknown): value is Job {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<string, unknown>> = { ...value }
  return (
    JOB_FIELDS.every((field) => typeof fields[field] === 'string') &&
    OPTIONAL_JOB_FIELDS.every((field) => ['string', 'undefined'].includes(typeof fields[field]))
  )
}

/** Splits a description on `...` into bullet points and drops empty ones. */
export function descriptionPoints(description: string): string[] {
  return description
    .split('...')
    .map((point) => point.trim())
    .filter((point) => point !== '')
}
