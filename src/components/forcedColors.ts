/** The system's own colours: our grounds and shadows are gone there, our borders and underlines stay. */
export const FORCED_COLORS = '@media (forced-colors: active)'

/** The chosen one of several, where our colours cannot tell it from the others. */
export const forcedSelection = {
  [FORCED_COLORS]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
  },
} as const
