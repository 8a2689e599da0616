import { useEffect, useState, type ReactNode } from 'react'
import { askBeforeLeaving } from './askBeforeLeaving'
import { DraftsContext, hasContent, type Drafts } from './drafts'

export interface FormsStart {
  readonly initial?: Drafts | undefined
  /** The foreign parameters of the visit's first address, in the memory of the page: `utm_source=fair&ref=7`. */
  readonly source?: string | undefined
}

interface DraftsProviderProps extends FormsStart {
  readonly onContent: () => void
  readonly children: ReactNode
}

/** Rendered above the routes, so that drafts survive navigation. The browser asks before they are lost. */
export function DraftsProvider({ initial, source = '', onContent, children }: DraftsProviderProps) {
  const [drafts, setDrafts] = useState<Drafts>(initial ?? {})
  const isNeeded = Object.values(drafts).some(hasContent)
  // Only while needed, because a listener keeps the page out of the back/forward cache.
  useEffect(() => {
    if (!isNeeded) return
    onContent()
    return askBeforeLeaving()
  }, [isNeeded, onContent])
  return <DraftsContext value={[drafts, setDrafts, source]}>{children}</DraftsContext>
}
