import { createDraft } from './createDraft'

// Types, not interfaces: only those fit an index signature.
export type ApplicationDraft = {
  isOpen: boolean
  fullName: string
  email: string
  phone: string
  coverLetter: string
  resume: File | null
}

export type ContactDraft = {
  name: string
  email: string
  message: string
}

/**
 * The site's two drafts. They live in the memory of the running page and nowhere else: personal data
 * and files never enter Redux, the address or storage (decisions.md §4).
 */
export function createDrafts() {
  const application = createDraft<ApplicationDraft>({
    isOpen: false,
    fullName: '',
    email: '',
    phone: '',
    coverLetter: '',
    resume: null,
  })
  const contact = createDraft<ContactDraft>({ name: '', email: '', message: '' })
  return { application, contact, hasContent: () => application.hasContent() || contact.hasContent() }
}

export type Drafts = ReturnType<typeof createDrafts>
