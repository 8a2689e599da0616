export const CORNER_MARGIN_PX = 16

/** The bottom right corner of the window: the place of the scroll-to-top button. Notices are shown above it. */
export const windowCorner = {
  right: `max(${CORNER_MARGIN_PX}px, env(safe-area-inset-right))`,
  bottom: `max(${CORNER_MARGIN_PX}px, env(safe-area-inset-bottom))`,
} as const
