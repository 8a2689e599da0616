/** The header and `Apply Now` stick in such windows. In `em`: not with a larger text size. */
export const TALL_WINDOW = '@media (min-height: 30em)'

/** Has room for a second column: 1024 px, and more with a larger text size. */
export const WIDE_WINDOW = '@media (min-width: 64em)'

export const CAN_HOVER = '@media (hover: hover)'

/** The system replaces backgrounds and shadows with its own colors. Borders and underlines stay. */
export const FORCED_COLORS = '@media (forced-colors: active)'

/** Marks the selected one of several controls if the system removes our colors. */
export const forcedSelection = {
  [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
} as const
