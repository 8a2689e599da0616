import { createContext, useContext } from 'react'
import type { Notice } from './notice'

export type Notify = (notice: Notice) => void

export const NotifyContext = createContext<Notify | null>(null)

/** A stable function that shows a notice. Two equal notices are two notices. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext)
  if (!notify) throw new Error('useNotify needs a NoticesProvider around it.')
  return notify
}
