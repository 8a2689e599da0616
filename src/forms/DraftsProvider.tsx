import { useEffect, useState, type ReactNode } from 'react'
import { askBeforeLeaving } from './askBeforeLeaving'
import { DraftsContext, EMPTY_DRAFTS, isContent, type Drafts } from './drafts'

interface DraftsProviderProps {
  readonly initial?: Drafts | undefined
  /** Called when something is typed or chosen. */
  readonly onContent: () => void
  readonly children: ReactNode
}

/** Rendered above the routes, so that drafts survive navigation. The browser asks before they are lost. */
export function DraftsProvider({ initial = EMPTY_DRAFTS, onContent, children }: DraftsProviderProps) {
  const state = useState(initial)
  const [drafts] = state
  const hasContent = Object.values(drafts).some((draft: object) => Object.values(draft).some(isContent))
  // Only while needed, because a listener keeps the page out of the back/forward cache.
  useEffect(() => {
    if (!hasContent) return
    onContent()
    return askBeforeLeaving()
  }, [hasContent, onContent])
  return <DraftsContext value={state}>{children}</DraftsContext>
}
