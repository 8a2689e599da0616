import { defineDraft } from '../../forms/defineDraft'

export const useContactDraft = defineDraft({ name: '', email: '', message: '' })
