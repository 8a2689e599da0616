import { createContext, useContext } from 'react'
import type { Drafts } from './createDrafts'

export const DraftsContext = createContext<Drafts | null>(null)

export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('A form must be rendered inside a DraftsProvider.')
  return drafts
}
