import { defineDraft } from '../../forms/defineDraft'

/** One draft for all jobs, because every detail page may show the first job. */
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
