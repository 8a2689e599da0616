import type { Components, Theme } from '@mui/material/styles'
import { TALL_WINDOW } from '../components/tallWindow'

/** Looks that repeat. Pages only arrange (`sx`); what a thing looks like is decided here. */
export const componentDefaults: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: ({ vars: { palette } }) => ({
      // Always a scrollbar, where it takes room: a short list must not shift the page. MUI's dialogs know this way.
      html: {
        overflowY: 'scroll',
        WebkitTextSizeAdjust: '100%',
        // What takes the focus stops short of what may stand over it: the header, and below Apply Now or Scroll to top.
        scrollPaddingBottom: '5.5rem',
        [TALL_WINDOW]: { scrollPaddingTop: '5rem' },
      },
      '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
      main: { flexGrow: 1 },
      'main:focus': { outline: 'none' },
      ':focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2, borderRadius: 4 },
      // Headings take the focus after a navigation, for a screen reader's sake; they are no control to outline.
      ':is(h1, h2):focus-visible': { outline: 'none' },
      '::selection': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a short one: it would stand on everything, and show each look a frame late.
          transition: 'none !important',
        },
      },
      '@media print': {
        '#root': { minHeight: 0 },
        // Ink on paper, whichever theme is on screen.
        '*': { backgroundColor: 'transparent !important', color: '#000 !important' },
        html: { backgroundColor: '#fff !important', colorScheme: 'light !important' },
        'footer, nav, button, fieldset, section[aria-labelledby=hiring], .no-print': {
          display: 'none !important',
        },
        // The wordmark stays, as a letterhead.
        header: { position: 'static !important', border: '0 !important' },
      },
    }),
  },
  // MUI would make a heading of a lead.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        // Below 16 px Safari zooms into a field that takes the focus.
        fontSize: 'max(16px, 1.0625rem)',
        '&:not(.Mui-focused):not(:hover) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.grey[500],
        },
      }),
      input: { '&::placeholder': { opacity: 0.75 } },
    },
  },
  MuiAlert: { defaultProps: { variant: 'outlined' } },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundImage: 'none' } },
  },
}
