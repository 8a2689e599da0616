/** Wide enough for the facts beside the description. */
export const WIDE_WINDOW = '@media (min-width: 1200px)'
