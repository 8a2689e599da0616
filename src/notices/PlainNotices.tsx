import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useCallback, useEffect, useState } from 'react'
import { touchTarget } from '../theme/touchTarget'
import { CORNER_BUTTON_PX, CORNER_MARGIN_PX, windowCorner } from '../theme/windowCorner'
import { NOTICE_WIDTH_PX } from './notice'
import type { NoticeClock } from './noticeClock'
import type { NoticeQueue, QueuedNotice } from './noticeQueue'

interface PlainNoticesProps {
  readonly queue: NoticeQueue
  readonly clock: NoticeClock
}

/** The number: the stage's own variable comes with the stage. */
const place = ({ zIndex }: Theme) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  right: windowCorner.right,
  bottom: `calc(${windowCorner.bottom} + ${CORNER_BUTTON_PX + CORNER_MARGIN_PX}px)`,
  maxWidth: NOTICE_WIDTH_PX,
})

/**
 * Says what waits when the stage could not be loaded: a visitor who lost the connection still learns what
 * became of the form. Browsers until 2026 remember a module that failed, so it may stay like this.
 */
export function PlainNotices({ queue, clock }: PlainNoticesProps) {
  const [shown, setShown] = useState<readonly QueuedNotice[]>([])

  const remove = useCallback(
    (id: number) => {
      setShown((list) => list.filter((queued) => queued.id !== id))
      queue.gone(id)
    },
    [queue],
  )

  useEffect(
    () =>
      queue.connect((queued) => {
        setShown((list) => [...list, queued])
        clock.countDown(() => remove(queued.id))
      }),
    [queue, clock, remove],
  )

  return (
    <Box sx={place}>
      {shown.map(({ id, notice: { type, title, text, copyable } }) => (
        <Box
          key={id}
          role={type === 'error' ? 'alert' : 'status'}
          sx={{ mt: 1.75, p: 2, border: 1, bgcolor: 'background.paper' }}
        >
          {title && <strong>{`${title} `}</strong>}
          <span>{`${text} ${copyable ?? ''} `}</span>
          <Box component="button" type="button" onClick={() => remove(id)} sx={touchTarget}>
            Close
          </Box>
        </Box>
      ))}
    </Box>
  )
}
