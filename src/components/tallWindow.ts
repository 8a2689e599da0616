/**
 * Where something may stay in sight while the page scrolls under it. In a lower window, or with larger text, it would
 * take the place of what is read. In `em`, so that a larger text of the browser's counts.
 */
export const TALL_WINDOW = '@media (min-height: 30em)'
