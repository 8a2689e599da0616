import Alert, { type AlertColor } from '@mui/material/Alert'
import CircularProgress from '@mui/material/CircularProgress'
import { useForkRef } from '@mui/material/utils'
import { useSnackbar, type CustomContentProps } from 'notistack'
import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { CopyField } from './CopyField'
import type { Notice, NoticeType } from './notice'
import type { NoticeClock } from './noticeClock'
import type { NoticeFocus } from './noticeFocus'
import { useHolds } from './useHolds'
import { useSwipe } from './useSwipe'

/**
 * What a card needs beyond notistack's own; notistack hands it on from the options of a notice. It asks
 * for a type alias: an interface has no index signature.
 */
export type NoticeCardExtras = {
  readonly notice: Notice
  readonly clock: NoticeClock
  readonly focus: NoticeFocus
}

interface NoticeCardProps extends CustomContentProps, NoticeCardExtras {
  readonly ref?: Ref<HTMLDivElement>
}

const SEVERITIES = {
  default: 'info',
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'error',
  loading: 'info',
} as const satisfies Record<NoticeType, AlertColor>

/** In place of the severity's own. */
const ICONS: Partial<Record<NoticeType, ReactNode>> = {
  default: false,
  loading: <CircularProgress aria-hidden size={22} color="inherit" />,
}

export function NoticeCard({ id, style, notice, clock, focus, ref }: NoticeCardProps) {
  const { type, title, text, copyable } = notice
  const { closeSnackbar } = useSnackbar()
  const card = useRef<HTMLDivElement>(null)
  const cardRef = useForkRef(card, ref)

  const close = useCallback(() => {
    if (card.current) focus.closing(card.current)
    closeSnackbar(id)
  }, [closeSnackbar, focus, id])

  // Before it is painted: who sees a notice can go to it.
  useLayoutEffect(() => {
    if (card.current) focus.opened(card.current)
  }, [focus])
  useEffect(() => clock.countDown(close), [clock, close])

  const holds = useHolds(clock)
  const swipe = useSwipe(close)

  return (
    <Alert
      ref={cardRef}
      style={style}
      className="notice"
      variant="outlined"
      role={type === 'error' ? 'alert' : 'status'}
      severity={SEVERITIES[type]}
      icon={ICONS[type]}
      tabIndex={-1}
      onClose={close}
      // A click or a tap would take the focus from the field being typed in, and begin a selection of text.
      onMouseDown={(event) => event.preventDefault()}
      {...holds}
      {...swipe}
    >
      {title && <strong>{title}</strong>}
      <span>{text}</span>
      {copyable !== undefined && <CopyField text={copyable} />}
    </Alert>
  )
}
