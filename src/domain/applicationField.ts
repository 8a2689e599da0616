// prettier-ignore
export const FIELD_KINDS =
  ['name', 'email', 'tel', 'text', 'prose', 'date', 'url', 'resume', 'choice', 'consent'] as const

/** A field of the application form (content/applicationFields.ts). */
export interface ApplicationField {
  /** Names what was entered, for the receiver. */
  readonly name: string
  readonly label: string
  readonly kind: (typeof FIELD_KINDS)[number]
  readonly isOptional?: boolean
  /** The options of a choice, which starts without one. */
  readonly options?: readonly string[]
  /** The address that a consent links from the words of its label between { and }. */
  readonly link?: string
}

/** Names of what is sent beside the fields. */
export const APPLICATION_EXTRAS = [
  'form',
  'position',
  'positionId',
  'location',
  'company',
  'contactEmail',
] as const
