import { isolated } from './typography'

/**
 * A line of facts, each a `<span>`, with dots between them. Only the first may be broken: several places take more
 * than a line, and the next fact follows the last one. A dot at the start of a line is clipped.
 */
export const factLine = {
  overflowX: 'clip',
  // The last fact does not stand alone on a line.
  textWrap: 'balance',
  '& span': { ...isolated, position: 'relative', display: 'inline-block', marginInlineEnd: '0.5em' },
  '& span:first-of-type': { display: 'inline' },
  '& span:not(:empty)::before': {
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    insetInlineEnd: '100%',
    paddingInlineEnd: '0.25em',
  },
} as const
