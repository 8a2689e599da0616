export type NoticeType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading'

/** What a part of the page says to the visitor in passing. */
export interface Notice {
  readonly type: NoticeType
  readonly title?: string
  readonly text: string
  /** Shown so that it can be copied by hand. */
  readonly copyable?: string
}
