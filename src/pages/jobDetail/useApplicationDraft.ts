import { defineDraft } from '../../forms/defineDraft'

// A type, not an interface: only that fits an index signature.
type ApplicationDraft = {
  isOpen: boolean
  fullName: string
  email: string
  phone: string
  coverLetter: string
  resume: File | null
}

const EMPTY: ApplicationDraft = {
  isOpen: false,
  fullName: '',
  email: '',
  phone: '',
  coverLetter: '',
  resume: null,
}

/** One for the site, because a detail page may show the first position whatever its id. */
export const useApplicationDraft = defineDraft(EMPTY)
