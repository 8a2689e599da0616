const PLAIN_KINDS = ['name', 'email', 'tel', 'text', 'prose', 'date', 'url', 'resume'] as const

export const FIELD_KINDS = [...PLAIN_KINDS, 'choice', 'consent'] as const

/** A field of the application form (content/applicationFields.ts). */
export type ApplicationField = FieldProps &
  (
    | { readonly kind: (typeof PLAIN_KINDS)[number] }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'consent'; readonly link?: string }
  )

export interface FieldProps {
  /** Names what was entered, for the receiver. */
  readonly name: string
  readonly label: string
  readonly isOptional?: boolean
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
