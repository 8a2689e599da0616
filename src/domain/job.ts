/** A position as the catalog holds it (website.md §3). */
export interface Job {
  /** Not a key: ids 19 to 22 stand twice in the catalog (decisions.md §2). */
  readonly id: string
  readonly title: string
  readonly company: string
  /** City plus region or country, e.g. `New York, New York` or `Toronto, Canada`. */
  readonly location: string
  readonly type: 'Full-time'
  /** Sentences or phrases separated by `...`. */
  readonly description: string
  /** Calendar date `YYYY-MM-DD`, without a time zone. */
  readonly createdDate: string
  /** Calendar date `YYYY-MM-DD`; shown as the application deadline. */
  readonly endDate: string
  /** E.g. `12 months` or `Permanent`. */
  readonly duration: string
  /** E.g. `$95 per hour` or `₹1,900–₹2,400 per hour`. */
  readonly payRate: string
  readonly contactEmail: string
  readonly contactPhone: string
}

const TEXT_FIELDS = [
  'id',
  'title',
  'company',
  'location',
  'type',
  'description',
  'createdDate',
  'endDate',
  'duration',
  'payRate',
  'contactEmail',
  'contactPhone',
] as const satisfies readonly (keyof Job)[]

/** Whether a value of unknown origin (an imported state) has a job's shape; the texts themselves are not judged. */
export function isJob(value: unknown): value is Job {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<string, unknown>> = { ...value }
  return TEXT_FIELDS.every((field) => typeof fields[field] === 'string')
}

/** The description's bullet points: split on the three-dot ellipsis, empty pieces dropped (website.md §2). */
export function descriptionPoints(description: string): string[] {
  return description
    .split('...')
    .map((point) => point.trim())
    .filter((point) => point !== '')
}
