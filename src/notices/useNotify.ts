import { createContext, useContext } from 'react'
import type { Notice } from './notice'

export type Notify = (notice: Notice) => void

/** Its provider is NoticesProvider.tsx. */
export const NotifyContext = createContext<Notify>(() => {})

/** Returns a stable function that shows a notice. Equal notices are not merged. */
export const useNotify = () => useContext(NotifyContext)
