import { CORNER_BUTTON_PX, CORNER_MARGIN_PX, windowCorner } from '../theme/windowCorner'

const GAP_PX = 14
const NOTICE_WIDTH_PX = 356
const CONTAINER_MAX_WIDTH_PX = 420

/** The doubled class (`&&`) outranks notistack's style sheet in any order. */
export const noticeStyles = {
  '&& .notistack-SnackbarContainer': {
    right: windowCorner.right,
    // Above the scroll-to-top button.
    bottom: `calc(${windowCorner.bottom} + ${CORNER_BUTTON_PX + CORNER_MARGIN_PX - GAP_PX / 2}px)`,
    width: '100%',
    maxWidth: { xs: `calc(100% - ${2 * CORNER_MARGIN_PX}px)`, md: CONTAINER_MAX_WIDTH_PX },
  },
  '&& .notistack-CollapseWrapper': { padding: `${GAP_PX / 2}px 0` },
  '&& .notistack-Snackbar': { minWidth: 0, width: { xs: '100%', sm: NOTICE_WIDTH_PX } },
} as const
