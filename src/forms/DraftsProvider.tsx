import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { askBeforeLeaving } from './askBeforeLeaving'
import { createDrafts } from './createDrafts'
import { DraftsContext } from './DraftsContext'

/** Keeps the drafts while the visitor changes pages, so it is rendered above the routes. The browser asks before they are lost. */
export function DraftsProvider({ children }: { readonly children: ReactNode }) {
  const [drafts] = useState(createDrafts)
  const hasContent = useSyncExternalStore(drafts.subscribe, drafts.hasContent, () => false)
  // Only while needed, because a listener keeps the page out of the back/forward cache.
  useEffect(() => (hasContent ? askBeforeLeaving(window) : undefined), [hasContent])
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}
