/** The height that the sticky header takes, with the outline of a focused control below it. */
export const HEADER_CLEARANCE = '4.375rem'

/** The CSS variable for the height that a bar takes at the bottom edge. Undefined while none is stuck there. */
export const BOTTOM_BAR = '--bottom-bar'

/** The height that the bar takes, with the outline of a focused control above it or at the window's edge. */
export const BOTTOM_CLEARANCE = `calc(var(${BOTTOM_BAR}, 0px) + 5px)`

export const CORNER_MARGIN_PX = 16

/** At least this space to an edge, and clear of a camera, round corners and the home indicator. */
export const inset = (edge: 'top' | 'right' | 'bottom' | 'left', space: string) =>
  `max(${space}, env(safe-area-inset-${edge}))`

/** The same for the inline start and end, each of which may be the left edge. */
export const sideInset = (space: string) =>
  `max(${space}, env(safe-area-inset-left), env(safe-area-inset-right))`

/** While a form is filled in: the scroll-to-top button would cover it. Once it is sent, its `h2` has the focus. */
export const FILLING_IN = 'body:has(form :not(h2):focus) &'

/** The bottom corner of the window at the inline end, for the scroll-to-top button. Notices are shown above it. */
export const windowCorner = {
  insetInlineEnd: sideInset(`${CORNER_MARGIN_PX}px`),
  bottom: `calc(${inset('bottom', `${CORNER_MARGIN_PX}px`)} + var(${BOTTOM_BAR}, 0px))`,
} as const
