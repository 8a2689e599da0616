import Alert, { type AlertProps } from '@mui/material/Alert'
import CircularProgress from '@mui/material/CircularProgress'
import { closeSnackbar } from 'notistack'
import type { ReactNode } from 'react'
import { noticeText } from '#content/noticeText'
import { AlertIcon, CheckIcon, InfoIcon } from '../components/icons'
import { joinSentences } from '../domain/fill'
import { useCountdown } from './useCountdown'
import type { NoticeType, QueuedNotice } from './useNotify'
import { useSwipe } from './useSwipe'

/** `style` and `ref` are by notistack, which slides the card in and out. */
interface NoticeCardProps extends Pick<AlertProps, 'style' | 'ref'> {
  readonly notice: QueuedNotice
}

const ICONS: Record<NoticeType, ReactNode> = {
  default: false,
  success: <CheckIcon />,
  info: <InfoIcon />,
  warning: <AlertIcon />,
  error: <AlertIcon />,
  loading: <CircularProgress aria-hidden size="1.25rem" color="inherit" />,
}

const cardStyles = {
  borderColor: 'divider',
  boxShadow: '0 6px 20px rgb(0 0 0 / 0.14)',
  userSelect: 'none',
  textWrap: 'balance',
  // In one line on a phone, so that three notices don't cover the pressed button.
  '& strong': { display: { sm: 'block' } },
  // Also inside: the card's own value has no effect in MuiAlert-message, which is a scroll container.
  '&, & *': { touchAction: 'none' },
} as const

export function NoticeCard({ notice, ...slide }: NoticeCardProps) {
  const { id, type, title, text } = notice
  const close = () => closeSnackbar(id)
  useCountdown(close)
  const swipeHandlers = useSwipe(close)

  return (
    <Alert
      {...slide}
      id={`notice-${id}`}
      className="notice"
      sx={cardStyles}
      role={type === 'error' ? 'alert' : 'status'}
      severity={type === 'default' || type === 'loading' ? 'info' : type}
      icon={ICONS[type]}
      tabIndex={-1}
      closeText={noticeText.close}
      onClose={close}
      // A click must not take focus from the field that the visitor is typing in.
      onMouseDown={(event) => event.preventDefault()}
      {...swipeHandlers}
    >
      {/* A full stop, because a phone shows both in a line. */}
      {title && <strong>{joinSentences([title, '']).trim()}</strong>} <span>{text}</span>
    </Alert>
  )
}
