import type { Notice } from './notice'

/** Notices on the page at once; further ones wait. */
const MOST_VISIBLE = 3

export interface QueuedNotice {
  readonly id: number
  readonly notice: Notice
}

type Show = (queued: QueuedNotice) => void

export type NoticeQueue = ReturnType<typeof createNoticeQueue>

/**
 * Stands before notistack, which would close the oldest notice to make room for a fourth, and keeps what
 * is sent before notistack is loaded.
 */
export function createNoticeQueue() {
  const waiting: QueuedNotice[] = []
  const visible = new Set<number>()
  let show: Show | null = null
  let lastId = 0

  function fill(): void {
    if (!show) return
    for (const queued of waiting.splice(0, MOST_VISIBLE - visible.size)) {
      visible.add(queued.id)
      show(queued)
    }
  }

  return {
    send(notice: Notice): void {
      lastId += 1
      waiting.push({ id: lastId, notice })
      fill()
    },

    /** From now on notices are shown by `onShow`, until the answer is called or another one connects. */
    connect(onShow: Show): () => void {
      show = onShow
      fill()
      return () => {
        if (show === onShow) show = null
      }
    },

    /** A notice has left the page, its animation included. */
    gone(id: number): void {
      visible.delete(id)
      fill()
    },
  }
}
