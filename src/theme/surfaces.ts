import type { Components, Theme } from '@mui/material/styles'
import { touchPadding } from './touchTarget'

/** Cards, alerts, tooltips and text. Borders replace shadows. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      // Border and icon have the color of the severity. The icon and the first line share one middle.
      root: ({ theme }) => ({
        paddingBlock: 0,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        fontSize: theme.typography.body1.fontSize,
        overflowWrap: 'anywhere',
      }),
      // As MUI's, whose sides are left and right. A line is 1.6875rem high, the icon 1.25rem, the button 44 px.
      icon: { marginInline: '0 12px', paddingBlock: `calc(${touchPadding(27)} + (1.6875rem - 1.25rem) / 2)` },
      message: { paddingBlock: touchPadding(27) },
      action: { marginInline: 'auto -8px', padding: 'max(0px, 8.5px + (1.6875rem - 44px) / 2) 0 0' },
    },
  },
  MuiTooltip: {
    defaultProps: {
      enterDelay: 700,
      // After a close, MUI opens the next one at once for 800 ms plus this. A negative delay counts as 0.
      leaveDelay: -500,
    },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        // Outranks MUI's margins, which depend on the side. The pointer can cross it.
        '&&&&': { margin: 4 },
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: theme.typography.body2.fontSize,
      }),
    },
  },
  // MUI renders a subtitle as a heading.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
}
