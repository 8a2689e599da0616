/** WCAG 2.2 asks for 24 px; fingers on a tablet ask for this. */
export const TOUCH_TARGET_PX = 44
