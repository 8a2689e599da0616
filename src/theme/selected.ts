import type { Theme } from '@mui/material/styles'
import { FORCED_COLORS } from './mediaQueries'

/** The look of the selected one of several controls. In forced colors, the system would remove it. */
export const selected = ({ vars: { palette } }: Theme) => ({
  '&, &:hover': {
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
})
