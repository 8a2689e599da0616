import type { TypographyVariantsOptions } from '@mui/material/styles'

/** The fallback has the font's own widths and heights (index.html), so that nothing moves when it comes. */
const FONTS = '"Familjen Grotesk Variable", "Familjen Fallback", system-ui, sans-serif'

const heading = { fontWeight: 620, textWrap: 'balance', overflowWrap: 'break-word' } as const

/** Fluid between a phone and a desktop, in `rem` so that a browser's larger text is honoured. */
export const typography: TypographyVariantsOptions = {
  fontFamily: FONTS,
  fontWeightBold: 620,
  h1: {
    ...heading,
    fontSize: 'clamp(2.25rem, 1.7rem + 2.6vw, 3.75rem)',
    lineHeight: 1.05,
    letterSpacing: '-0.025em',
  },
  h2: {
    ...heading,
    fontSize: 'clamp(1.625rem, 1.4rem + 1.2vw, 2.375rem)',
    lineHeight: 1.12,
    letterSpacing: '-0.018em',
  },
  h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: '-0.01em' },
  subtitle1: {
    fontSize: 'clamp(1.1875rem, 1.1rem + 0.5vw, 1.4375rem)',
    lineHeight: 1.45,
  },
  // The body's own: its line breaks are inherited.
  body1: { fontSize: '1.0625rem', lineHeight: 1.6, textWrap: 'pretty' },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: { fontSize: '1.0625rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
}
