import { useState, type ReactNode } from 'react'
import { createDrafts } from './createDrafts'
import { DraftsContext } from './DraftsContext'
import { useQuestionBeforeLeaving } from './useQuestionBeforeLeaving'

/** Keeps what is typed while the visitor goes from page to page: place it above the routes. */
export function DraftsProvider({ children }: { readonly children: ReactNode }) {
  const [drafts] = useState(createDrafts)
  useQuestionBeforeLeaving(drafts)
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}
