import { useSyncExternalStore } from 'react'
import type { Draft, DraftFields } from './createDraft'
import { useDrafts } from './DraftsContext'

function useDraft<Fields extends DraftFields>({ get, change, clear, subscribe }: Draft<Fields>) {
  // The server's snapshot is the draft too: empty there, and empty when the page comes alive.
  return { draft: useSyncExternalStore(subscribe, get, get), change, clear }
}

/** One for the site, because a detail page shows the first job whatever its id. */
export function useApplicationDraft() {
  return useDraft(useDrafts().application)
}

export function useContactDraft() {
  return useDraft(useDrafts().contact)
}
