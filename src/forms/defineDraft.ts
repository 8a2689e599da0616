import { useSyncExternalStore } from 'react'
import type { Draft, DraftFields, Drafts } from './createDrafts'
import { useDrafts } from './DraftsContext'

/** Declares the fields of a form. Returns the hook that reads and changes its draft. */
export function defineDraft<Fields extends DraftFields>(empty: Fields) {
  // One draft for each running app, created when the form is first rendered.
  const created = new WeakMap<Drafts, Draft<Fields>>()

  function draftIn(drafts: Drafts): Draft<Fields> {
    const draft = created.get(drafts) ?? drafts.add(empty)
    created.set(drafts, draft)
    return draft
  }

  return function useDraft() {
    const drafts = useDrafts()
    const { get, change, clear } = draftIn(drafts)
    // The draft is empty at build time and when the page hydrates, so the server snapshot is the same.
    return { draft: useSyncExternalStore(drafts.subscribe, get, get), change, clear }
  }
}
