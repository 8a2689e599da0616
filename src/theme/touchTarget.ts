/** WCAG 2.2 asks for 24 px. Fingers on a tablet need more. */
export const TOUCH_TARGET_PX = 44

export const touchTarget = { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX } as const
