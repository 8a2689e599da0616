import Box from '@mui/material/Box'
import { enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack'
import { useEffect } from 'react'
import { language } from '#content/language'
import { NoticeCard } from './NoticeCard'
import { noticeStyles } from './noticeStyles'
import { useNoticeFocus } from './useNoticeFocus'
import type { QueuedNotice } from './useNotify'

interface NoticeStageProps {
  readonly queue: readonly QueuedNotice[]
  readonly onExited: (id: SnackbarKey) => void
}

const MAX_VISIBLE = 3

/** Shows the head of the queue. notistack stacks and slides the cards; its own timers are off. */
export function NoticeStage({ queue, onExited }: NoticeStageProps) {
  const { focusHandlers, leaveCard } = useNoticeFocus()

  useEffect(() => {
    for (const notice of queue.slice(0, MAX_VISIBLE)) {
      // A duplicate key is a notice that is visible already.
      enqueueSnackbar({ key: notice.id, preventDuplicate: true, content: <NoticeCard notice={notice} /> })
    }
  }, [queue])

  return (
    <Box sx={{ ...noticeStyles, '--notices': Math.min(queue.length, MAX_VISIBLE) }} {...focusHandlers}>
      <SnackbarProvider
        anchorOrigin={{ vertical: 'bottom', horizontal: language.direction === 'ltr' ? 'right' : 'left' }}
        autoHideDuration={null}
        maxSnack={MAX_VISIBLE}
        // MUI's class (layout/ScrollToTopButton.tsx).
        classes={{ containerRoot: 'mui-fixed' }}
        onClose={(_event, _reason, id) => leaveCard(`notice-${id}`)}
        onExited={(_card, id) => onExited(id)}
      />
    </Box>
  )
}
