import { createContext, useContext } from 'react'
import type { Field } from '../hydration/fields'
import type { Failure, FormFields } from './sendForm'

/** The last try to send a form. Without a `failure`, the form is being sent. */
interface Submission {
  /** The same for the same fields, so that the receiver can tell a repeat. */
  readonly id: string
  readonly fields: FormFields
  readonly failure?: Failure
}

export interface Draft {
  /** Only the application form can be hidden. */
  readonly isOpen: boolean
  readonly values: FormFields
  readonly submission: Submission | undefined
  readonly isSubmitted: boolean
}

/** By form: `contact`, or `application/7` for the position that is shown with this id. */
export type Drafts = Readonly<Record<string, Draft>>

export const EMPTY_DRAFT: Draft = { isOpen: false, values: {}, submission: undefined, isSubmitted: false }

/** True if a person has entered something. */
export const hasContent = ({ values }: Draft) => Object.values(values).some((value) => value !== '')

/** A field is named after its form and its value: `contact.email`. */
const partsOf = ({ dataset }: Field) => /^(.+)\.(\w+)$/.exec(dataset['field'] ?? '') ?? []

function valueOf(field: Field): string | File {
  if ('files' in field && field.files) return field.files[0] ?? ''
  return field.type === 'checkbox' && 'checked' in field && !field.checked ? '' : field.value
}

export const valuesOf = (fields: readonly Field[]): FormFields =>
  Object.fromEntries(fields.map((field) => [partsOf(field)[2] ?? '', valueOf(field)]))

const withChanges = (drafts: Drafts, form: string, changes: Partial<Draft>): Drafts => ({
  ...drafts,
  [form]: { ...EMPTY_DRAFT, ...drafts[form], ...changes },
})

export function withFieldValue(drafts: Drafts, field: Field): Drafts {
  const [, form] = partsOf(field)
  if (form === undefined) return drafts
  return withChanges(drafts, form, { values: { ...drafts[form]?.values, ...valuesOf([field]) } })
}

type SetDrafts = (update: (all: Drafts) => Drafts) => void

/** The drafts, and the source of the visit (DraftsProvider.tsx). */
export const DraftsContext = createContext<[Drafts, SetDrafts, string]>([{}, () => {}, ''])

export function useDraft(form: string) {
  const [drafts, setDrafts, source] = useContext(DraftsContext)
  const draft = drafts[form] ?? EMPTY_DRAFT
  return {
    ...draft,
    source,
    isSending: draft.submission !== undefined && !draft.submission.failure,
    change: (changes: Partial<Draft>): void => setDrafts((all) => withChanges(all, form, changes)),
  }
}
