export type NoticeType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading'

/** A toast: what a part of the page says to the visitor in passing. */
export interface Notice {
  readonly type: NoticeType
  readonly title?: string
  readonly text: string
  /** Shown so that it can be copied by hand. */
  readonly copyable?: string
}

/** README.md. Here and not beside the styles, which are loaded with the first notice. */
export const NOTICE_WIDTH_PX = 356
