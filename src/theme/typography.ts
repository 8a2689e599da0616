import type { TypographyVariantsOptions } from '@mui/material/styles'

/** The fallback font has the same metrics (index.html), so the text does not shift when the font arrives. */
const FONTS = '"Familjen Grotesk Variable", "Familjen Fallback", system-ui, sans-serif'

const heading = { fontWeight: 600, textWrap: 'balance', overflowWrap: 'break-word' } as const

/** Fluid between phone and desktop, in `rem`, so that the text size of the browser applies. */
export const typography: TypographyVariantsOptions = {
  fontFamily: FONTS,
  fontWeightBold: 600,
  h1: {
    ...heading,
    fontSize: 'min(13vw, clamp(2.25rem, 1.7rem + 2.6vw, 3.75rem))',
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
  },
  h2: {
    ...heading,
    fontSize: 'clamp(1.625rem, 1.4rem + 1.2vw, 2.375rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.018em',
  },
  h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: '-0.01em' },
  subtitle1: { fontSize: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)', lineHeight: 1.5 },
  // Also the style of `body`, so that `textWrap` is inherited.
  body1: { fontSize: '1.0625rem', lineHeight: 1.6, textWrap: 'pretty' },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: {
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 1.5,
    textTransform: 'none',
    letterSpacing: 0,
  },
}
