import type { CSSObject, Theme } from '@mui/material/styles'
import { TALL_WINDOW } from './mediaQueries'
import { lightPalette } from './palette'
import { BOTTOM_BAR, BOTTOM_CLEARANCE, HEADER_CLEARANCE, inset, sideInset } from './windowEdges'

/** Global styles that follow those of MUI's `CssBaseline`. */
export const cssBaseline = ({ vars: { palette } }: Theme): CSSObject => ({
  html: {
    // A permanent scrollbar, so that a short list does not shift the page.
    overflowY: 'scroll',
    // Keeps a focused element clear of header and bar. Their own controls cancel it (negative margin).
    scrollPaddingBottom: BOTTOM_CLEARANCE,
    [TALL_WINDOW]: { scrollPaddingTop: HEADER_CLEARANCE },
  },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  // After a touch with two fingers, MUI's Tooltip leaves `none`: no text of the page could be selected.
  body: { WebkitUserSelect: 'auto !important' },
  // Korean lines end between words, as its spaces do. Twice, because headings have another value.
  ':lang(ko)': { overflowWrap: 'break-word' },
  ':lang(ko):lang(ko)': { wordBreak: 'keep-all' },
  main: { flexGrow: 1 },
  address: { fontStyle: 'normal' },
  // Safari needs the role for a list without bullets.
  '[role=list]': { margin: 0, padding: 0, listStyle: 'none' },
  // The bar ends with the page's contents and never covers what is below them.
  'main ~ * *': { scrollMarginBottom: `calc(-1 * var(${BOTTOM_BAR}))` },
  // MUI's class for the focus is set after hydration. This works before. MUI's controls keep their radius.
  ':focus-visible, .MuiButtonBase-root:focus-visible': {
    outline: `3px solid ${palette.primary.main}`,
    outlineOffset: 2,
  },
  ':focus-visible': { borderRadius: 4 },
  // No controls. Scripts focus these elements for screen readers and the next Tab.
  ':is(h1, h2, main, .apply):focus-visible': { outline: 'none' },
  // The line that offers a reload (hydration/pending.ts), over the page.
  '[data-reload-line]': {
    position: 'fixed',
    inset: 'auto 0 0',
    // Above `Apply Now`, which does not work either.
    zIndex: 1200,
    borderTop: '1px solid',
    background: 'inherit',
    textAlign: 'center',
  },
  '[data-reload-line] a': {
    display: 'block',
    padding: `12px ${sideInset('12px')} ${inset('bottom', '12px')}`,
    color: 'inherit',
  },
  // A press waits for the app.
  '[data-waiting] header.MuiAppBar-root::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 4,
    background: palette.primary.main,
    forcedColorAdjust: 'none',
  },
  '.MuiLinearProgress-root': { forcedColorAdjust: 'none' },
  '::selection': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // `none`, because a short transition shows every change a frame late.
      transition: 'none !important',
    },
    '.MuiLinearProgress-root': { backgroundColor: `${palette.primary.main} !important` },
  },
  '@media print': {
    '#root': { minHeight: 0 },
    // Black on white, whatever the color scheme on screen.
    '*, ::before, ::file-selector-button': {
      borderColor: `${lightPalette.grey[500]} !important`,
      backgroundColor: 'transparent !important',
      color: '#000 !important',
    },
    '::before': { borderColor: 'currentColor !important' },
    html: { backgroundColor: '#fff !important', colorScheme: 'light !important' },
    '.stone': { fill: `${lightPalette.grey[300]} !important` },
    '.capstone': { fill: `${lightPalette.primary.main} !important` },
    'li, .MuiCard-root': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
    'footer, nav, button, .MuiButton-root, .foot a, section[aria-labelledby=hiring], [role=tooltip], .no-print':
      {
        display: 'none !important',
      },
    // A search and filters that ask for nothing, and the drawings of those that do.
    '[role=search]:has(:placeholder-shown), .filters [role=group]:not(:has(:checked)), .filters :is(label:not(:has(:checked)), svg, input, .count)':
      { display: 'none !important' },
    '[role=search], .filters': { marginTop: '1rem', boxShadow: 'none !important' },
    '.filters': { position: 'static !important', paddingBottom: '0 !important' },
    // The whole of a long letter.
    textarea: { fieldSizing: 'content' },
    // An empty form.
    'form:has(:required):not(:has(:required:valid))': { display: 'none !important' },
    // The wordmark serves as the letterhead.
    header: { position: 'static !important', border: '0 !important' },
  },
})
