import { createContext, useContext } from 'react'
import type { Notice } from './notice'

export type Notify = (notice: Notice) => void

export const NotifyContext = createContext<Notify | null>(null)

/** Returns a stable function that shows a notice. Equal notices are not merged. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext)
  if (!notify) throw new Error('useNotify must be used inside a NoticesProvider.')
  return notify
}
