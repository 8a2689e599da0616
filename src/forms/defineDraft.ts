import { useSyncExternalStore } from 'react'
import type { Draft, DraftFields } from './createDraft'
import type { Drafts } from './createDrafts'
import { useDrafts } from './DraftsContext'

/** Declares a form's draft, and all that a form needs for it: the hook that reads and changes it. */
export function defineDraft<Fields extends DraftFields>(empty: Fields) {
  // One for each running app, made when its form is first shown.
  const made = new WeakMap<Drafts, Draft<Fields>>()

  function draftIn(drafts: Drafts): Draft<Fields> {
    const draft = made.get(drafts) ?? drafts.add(empty)
    made.set(drafts, draft)
    return draft
  }

  return function useDraft() {
    const drafts = useDrafts()
    const { get, change, clear } = draftIn(drafts)
    // The server's snapshot is the draft too: empty there, and empty when the page is hydrated.
    return { draft: useSyncExternalStore(drafts.subscribe, get, get), change, clear }
  }
}
