import type { Components, Theme } from '@mui/material/styles'

/** Cards and alerts: lines instead of shadows. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: theme.typography.body1.fontSize,
        '&.MuiAlert-colorError': { color: theme.vars.palette.error.main, borderColor: 'currentColor' },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: '0.8125rem',
      }),
    },
  },
  // MUI renders a subtitle as a heading.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
}
