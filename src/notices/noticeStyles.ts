import type { Theme } from '@mui/material/styles'
import { touchTarget } from '../theme/touchTarget'
import { CORNER_BUTTON_PX, CORNER_MARGIN_PX, windowCorner } from '../theme/windowCorner'
import { NOTICE_WIDTH_PX } from './notice'

/** README.md */
const GAP_PX = 14
const CONTAINER_MAX_WIDTH_PX = 420

const bottom = `calc(${windowCorner.bottom} + ${CORNER_BUTTON_PX}px + ${CORNER_MARGIN_PX - GAP_PX / 2}px)`

/** The class is doubled to win over notistack's own style sheet, which comes before or after ours. */
export function noticeStyles(theme: Theme) {
  return {
    '.notices.notices': {
      '.notistack-SnackbarContainer': {
        right: windowCorner.right,
        bottom,
        width: '100%',
        maxWidth: `calc(100% - ${2 * CORNER_MARGIN_PX}px)`,
        [theme.breakpoints.up('md')]: { maxWidth: CONTAINER_MAX_WIDTH_PX },
      },
      '.notistack-CollapseWrapper': { padding: `${GAP_PX / 2}px 0` },
      '.notistack-Snackbar': {
        minWidth: 0,
        width: NOTICE_WIDTH_PX,
        maxWidth: '100%',
        [theme.breakpoints.down('sm')]: { width: '100%' },
      },
      '.notice': {
        width: '100%',
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        borderColor: theme.vars.palette.divider,
        boxShadow: '0 6px 20px rgb(0 0 0 / 0.14)',
        overflowWrap: 'anywhere',
        userSelect: 'none',
      },
      '.notice strong': { display: 'block' },
      // A line of it is short: none is broken early for the sake of the next.
      '.notice .MuiAlert-message': { textWrap: 'wrap' },
      '.notice .MuiAlert-icon': { marginRight: 8 },
      // Its cross stands on the first line of text.
      '.notice .MuiAlert-action': { padding: 0, marginBlock: -2 },
      '.notice button': touchTarget,
      // On the descendants too: the Alert's message is a scroll container, in which the card's own is void.
      '.notice, .notice *': { touchAction: 'none' },
    },
    // An endless turn, merely made short, flickers.
    '@media (prefers-reduced-motion: reduce)': { '.notice *': { animation: 'none !important' } },
    '@media print': { '.notices': { display: 'none' } },
  }
}
