import GlobalStyles from '@mui/material/GlobalStyles'
import { SnackbarProvider, useSnackbar } from 'notistack'
import { useEffect, useState } from 'react'
import type { NoticeClock } from './noticeClock'
import type { NoticeQueue } from './noticeQueue'
import { NoticeCard, type NoticeCardExtras } from './NoticeCard'
import { createNoticeFocus } from './noticeFocus'
import { noticeStyles } from './noticeStyles'

declare module 'notistack' {
  interface VariantOverrides {
    default: NoticeCardExtras
  }
}

interface NoticeStageProps {
  readonly region: HTMLElement
  readonly queue: NoticeQueue
  readonly clock: NoticeClock
  /** Has a dialog that keeps the focus to itself give it back. */
  readonly releaseFocus: (() => void) | undefined
}

/** All are of one variant to notistack: a card knows its own type. */
const CARDS = { default: NoticeCard }

/**
 * notistack's container with all of its rules put to sleep: how many, how long and when paused is for the
 * queue and the clock to say. It arranges, slides in and slides out.
 */
export function NoticeStage(props: NoticeStageProps) {
  return (
    <>
      <GlobalStyles styles={noticeStyles} />
      <SnackbarProvider
        domRoot={props.region}
        Components={CARDS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        autoHideDuration={null}
        disableWindowBlurListener
        maxSnack={Infinity}
      >
        <QueueBridge {...props} />
      </SnackbarProvider>
    </>
  )
}

function QueueBridge({ region, queue, clock, releaseFocus }: NoticeStageProps) {
  const { enqueueSnackbar } = useSnackbar()
  const [focus] = useState(() => createNoticeFocus(region, releaseFocus))
  useEffect(() => focus.listen(), [focus])
  useEffect(
    () =>
      queue.connect(({ id, notice }) => {
        const onExited = () => queue.gone(id)
        enqueueSnackbar({ key: id, variant: 'default', notice, clock, focus, onExited })
      }),
    [queue, clock, focus, enqueueSnackbar],
  )
  return null
}
