export type NoticeType = 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading'

/** A toast: a short message that closes by itself. */
export interface Notice {
  readonly type: NoticeType
  readonly title?: string
  readonly text: string
  /** Shown in a field, to be copied by hand. */
  readonly copyable?: string
}

export interface QueuedNotice extends Notice {
  readonly id: string
}
