/** The bottom right of the window: the scroll-to-top button has it, notices stand over it, whether it is there or not. */
export const CORNER_BUTTON_PX = 56

export const CORNER_MARGIN_PX = 16

export const windowCorner = {
  right: `max(${CORNER_MARGIN_PX}px, env(safe-area-inset-right))`,
  bottom: `max(${CORNER_MARGIN_PX}px, env(safe-area-inset-bottom))`,
} as const
