import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { askBeforeLeaving } from './askBeforeLeaving'
import { DraftsContext, EMPTY_DRAFTS } from './drafts'

const isContent = (value: unknown) => value instanceof File || (typeof value === 'string' && value !== '')

/** Keeps the drafts while the visitor changes pages, so it is rendered above the routes. The browser asks before they are lost. */
export function DraftsProvider({ children }: { readonly children: ReactNode }) {
  const [drafts, setDrafts] = useState(EMPTY_DRAFTS)
  const context = useMemo(() => [drafts, setDrafts] as const, [drafts])
  const hasContent = Object.values(drafts).some((draft: object) => Object.values(draft).some(isContent))
  // Only while needed, because a listener keeps the page out of the back/forward cache.
  useEffect(() => (hasContent ? askBeforeLeaving(window) : undefined), [hasContent])
  return <DraftsContext value={context}>{children}</DraftsContext>
}
