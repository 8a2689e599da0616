import { createContext, useContext, type Dispatch, type SetStateAction } from 'react'
import type { Field } from '../hydration/earlyInput'
import type { Failure, FormFields } from './sendForm'

/** The last try to send a form. */
interface Submission {
  readonly state: 'sending' | 'failed'
  /** The same for the same fields, so that the receiver can tell a repeat. */
  readonly id: string
  readonly fields: FormFields
  readonly failure?: Failure
}

type Draft<Fields> = Readonly<Fields> & { readonly submission?: Submission }

const APPLICATION = { isOpen: false, fullName: '', email: '', phone: '', coverLetter: '' }
const CONTACT = { name: '', email: '', message: '' }

/** The content of both forms. All jobs share one application: under `first`, details show the same job. */
export interface Drafts {
  readonly application: Draft<typeof APPLICATION> & { readonly resume: File | null }
  readonly contact: Draft<typeof CONTACT>
}

export const EMPTY_DRAFTS: Drafts = { application: { ...APPLICATION, resume: null }, contact: CONTACT }

/** True for what a person has entered. */
export const isContent = (value: unknown): value is string | File =>
  value instanceof File || (typeof value === 'string' && value !== '')

const isFormName = (name: string): name is keyof Drafts => name in EMPTY_DRAFTS

/** The drafts with the text or file that a field shows. It is named after form and value: `contact.email`. */
export function withFieldValue(drafts: Drafts, field: Field): Drafts {
  const [form = '', key = ''] = field.dataset['field']?.split('.') ?? []
  const value = 'files' in field && field.files ? (field.files[0] ?? null) : field.value
  return isFormName(form) ? { ...drafts, [form]: { ...drafts[form], [key]: value } } : drafts
}

/** Its provider is DraftsProvider.tsx. */
export const DraftsContext = createContext<readonly [Drafts, Dispatch<SetStateAction<Drafts>>]>([
  EMPTY_DRAFTS,
  () => {},
])

export const useDrafts = () => useContext(DraftsContext)

/** The draft of one form. `textField` and `field` return a field's properties for one of its values. */
export function useDraft<Name extends keyof Drafts>(name: Name) {
  const [drafts, setDrafts] = useDrafts()
  const { submission } = drafts[name]
  const isSending = submission?.state === 'sending'
  return {
    isSending,
    textField: (key: keyof Drafts[Name] & string) => ({
      name: `${name}.${key}`,
      text: String(drafts[name][key]),
      isReadOnly: isSending,
    }),
    field: <Key extends keyof Drafts[Name]>(key: Key) => ({
      value: drafts[name][key],
      onChange: (value: Drafts[Name][Key]): void =>
        setDrafts((all) => ({ ...all, [name]: { ...all[name], [key]: value } })),
    }),
    clear: (): void => setDrafts((all) => ({ ...all, [name]: EMPTY_DRAFTS[name] })),
  }
}
