import { createContext, useContext } from 'react'

export type NoticeType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading'

export interface Notice {
  readonly type: NoticeType
  readonly title?: string
  readonly text: string
}

export type QueuedNotice = Notice & { readonly id: string }

export const NotifyContext = createContext<(notice: Notice) => void>(() => {})

/** Returns a stable function that shows a notice. Equal notices are not merged. */
export const useNotify = () => useContext(NotifyContext)
