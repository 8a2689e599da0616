import { defineDraft } from '../../forms/defineDraft'

/** One for the site, because a detail page may show the first position whatever its id. */
export const useApplicationDraft = defineDraft<{
  isOpen: boolean
  fullName: string
  email: string
  phone: string
  coverLetter: string
  resume: File | null
}>({
  isOpen: false,
  fullName: '',
  email: '',
  phone: '',
  coverLetter: '',
  resume: null,
})
