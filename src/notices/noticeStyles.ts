import { TALL_WINDOW } from '../theme/mediaQueries'
import { TOUCH_TARGET_PX } from '../theme/touchTarget'
import { CORNER_MARGIN_PX, FILLING_IN, windowCorner } from '../theme/windowEdges'

const GAP_PX = 14
const NOTICE_WIDTH_PX = 356
const CONTAINER_MAX_WIDTH_PX = 420

/** The doubled class (`&&`) outranks notistack's style sheet in any order. */
export const noticeStyles = {
  '--bottom': windowCorner.bottom,
  // Above the scroll-to-top button. A low window has no room for that.
  [TALL_WINDOW]: {
    '.mui-fixed ~ * &': {
      '--bottom': `calc(${windowCorner.bottom} + ${TOUCH_TARGET_PX + CORNER_MARGIN_PX}px)`,
    },
    [FILLING_IN]: { '--bottom': windowCorner.bottom },
  },
  // The notices share the height of the window.
  '&& .notice': { maxHeight: `calc((100dvh - var(--bottom)) / var(--notices) - ${GAP_PX}px)` },
  '&& .notistack-SnackbarContainer': {
    insetInlineEnd: windowCorner.insetInlineEnd,
    bottom: `calc(var(--bottom) - ${GAP_PX / 2}px)`,
    alignItems: 'flex-end',
    width: '100%',
    maxWidth: { xs: `calc(100% - 2 * ${windowCorner.insetInlineEnd})`, md: CONTAINER_MAX_WIDTH_PX },
  },
  '&& .notistack-CollapseWrapper': { padding: `${GAP_PX / 2}px 0` },
  '&& .notistack-Snackbar': { minWidth: 0, width: { xs: '100%', sm: NOTICE_WIDTH_PX } },
} as const
