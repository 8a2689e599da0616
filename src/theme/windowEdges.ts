/** The height that the sticky header takes, with the outline of a focused control below it. */
export const HEADER_CLEARANCE = '4.375rem'

/** The CSS variable for the height that a sticky bar takes at the bottom edge. Undefined without a bar. */
export const BOTTOM_BAR = '--bottom-bar'

export const CORNER_MARGIN_PX = 16

/** The bottom right corner of the window: the place of the scroll-to-top button. Notices are shown above it. */
export const windowCorner = {
  right: `max(${CORNER_MARGIN_PX}px, env(safe-area-inset-right))`,
  bottom: `calc(max(${CORNER_MARGIN_PX}px, env(safe-area-inset-bottom)) + var(${BOTTOM_BAR}, 0px))`,
} as const
