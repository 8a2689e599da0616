import type { TypographyVariantsOptions } from '@mui/material/styles'

const heading = {
  fontWeight: 600,
  // The font's figures have one width, as columns of numbers need it.
  fontVariantNumeric: 'proportional-nums',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // Japanese, in Chrome.
  wordBreak: 'auto-phrase',
} as const

/** A text of any language in its own direction, at the start of its block: `Inc.` keeps its full stop. */
export const isolated = { unicodeBidi: 'plaintext', width: 'fit-content', maxWidth: '100%' } as const

/** Safari zooms into a focused field with less than 16 px. */
export const FIELD_FONT_SIZE = 'max(16px, 1.125rem)'

/**
 * Fluid, in `rem`, so that the text size of the browser applies. The dot of the font's i touches its stem at
 * 14.5 to 16.25 px (device pixel ratio 1), in bold at 16.25 to 17.75 px (ratio 1.25). The sizes avoid both.
 */
export const typography: TypographyVariantsOptions = {
  // The fallback font has the same metrics (index.html), so the text does not shift when the font arrives.
  fontFamily: '"Familjen Grotesk Variable", "Familjen Fallback", system-ui, sans-serif',
  fontWeightBold: 600,
  h1: {
    ...heading,
    fontSize: 'min(13vw, clamp(2.25rem, 1.7rem + 2.6vw, 3.75rem))',
    lineHeight: 1.02,
    letterSpacing: '-0.03em',
  },
  h2: {
    ...heading,
    fontSize: 'min(13vw, clamp(1.625rem, 1.4rem + 1.2vw, 2.375rem))',
    lineHeight: 1.1,
    letterSpacing: '-0.018em',
  },
  h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: '-0.01em' },
  h4: { ...heading, fontSize: 'min(1.5rem, 10.5vw)', lineHeight: 1.25, letterSpacing: '-0.01em' },
  subtitle1: { fontWeight: 400, fontSize: 'clamp(1.5rem, 1.1rem + 1.3vw, 2rem)', lineHeight: 1.25 },
  subtitle2: { fontWeight: 400, fontSize: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)', lineHeight: 1.5 },
  // The facts of a position.
  caption: { fontSize: '1rem' },
  // Also the style of `body`, so that `textWrap` is inherited.
  body1: { fontSize: '1.125rem', lineHeight: 1.6, textWrap: 'pretty' },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  button: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5, textTransform: 'none', letterSpacing: 0 },
}
