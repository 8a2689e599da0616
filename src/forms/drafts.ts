import { createContext, useContext, type Dispatch, type SetStateAction } from 'react'

/** The content of both forms. All jobs share one application, because every detail page may show the first job. */
export interface Drafts {
  readonly application: {
    readonly isOpen: boolean
    readonly fullName: string
    readonly email: string
    readonly phone: string
    readonly coverLetter: string
    readonly resume: File | null
  }
  readonly contact: { readonly name: string; readonly email: string; readonly message: string }
}

export const EMPTY_DRAFTS: Drafts = {
  application: { isOpen: false, fullName: '', email: '', phone: '', coverLetter: '', resume: null },
  contact: { name: '', email: '', message: '' },
}

export const DraftsContext = createContext<readonly [Drafts, Dispatch<SetStateAction<Drafts>>] | null>(null)

/** The draft of one form. `field` returns the properties of the field that shows and changes one of its values. */
export function useDraft<Name extends keyof Drafts>(name: Name) {
  const context = useContext(DraftsContext)
  if (!context) throw new Error('A form must be rendered inside a DraftsProvider.')
  const [drafts, setDrafts] = context
  return {
    draft: drafts[name],
    field: <Key extends keyof Drafts[Name]>(key: Key) => ({
      value: drafts[name][key],
      onChange: (value: Drafts[Name][Key]): void =>
        setDrafts((all) => ({ ...all, [name]: { ...all[name], [key]: value } })),
    }),
    clear: (): void => setDrafts((all) => ({ ...all, [name]: EMPTY_DRAFTS[name] })),
  }
}
