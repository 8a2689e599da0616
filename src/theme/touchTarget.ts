/** WCAG 2.2 asks for 24 px. Fingers on a tablet need more. */
export const TOUCH_TARGET_PX = 44

/** The padding around content of this size that makes it a touch target, for `sx`. */
export const touchPadding = (contentPx: number) => `${(TOUCH_TARGET_PX - contentPx) / 2}px`

export const touchTarget = { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX } as const
