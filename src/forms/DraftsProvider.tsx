import { useEffect, useState, type ReactNode } from 'react'
import { askBeforeLeaving } from './askBeforeLeaving'
import { DraftsContext, EMPTY_DRAFTS } from './drafts'

const isContent = (value: unknown) => value instanceof File || (typeof value === 'string' && value !== '')

/** Keeps the drafts while the visitor changes pages, so it is rendered above the routes. The browser asks before they are lost. */
export function DraftsProvider({ children }: { readonly children: ReactNode }) {
  const state = useState(EMPTY_DRAFTS)
  const hasContent = Object.values(state[0]).some((draft: object) => Object.values(draft).some(isContent))
  // Only while needed, because a listener keeps the page out of the back/forward cache.
  useEffect(() => (hasContent ? askBeforeLeaving(window) : undefined), [hasContent])
  return <DraftsContext value={state}>{children}</DraftsContext>
}
