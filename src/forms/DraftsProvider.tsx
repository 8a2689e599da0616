import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { askBeforeLeaving } from './askBeforeLeaving'
import { createDrafts } from './createDrafts'
import { DraftsContext } from './DraftsContext'

/**
 * Keeps what is typed while the visitor goes from page to page, and has the browser ask before it gets lost: place it
 * above the routes.
 */
export function DraftsProvider({ children }: { readonly children: ReactNode }) {
  const [drafts] = useState(createDrafts)
  const hasContent = useSyncExternalStore(drafts.subscribe, drafts.hasContent, () => false)
  // A listener for nothing would only bar the page from the back/forward cache.
  useEffect(() => (hasContent ? askBeforeLeaving(window) : undefined), [hasContent])
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}
