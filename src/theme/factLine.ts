import { isolated } from './typography'

/** A line of facts, each a `<span>`, with dots between them. No fact is broken. A dot at the start of a line is clipped. */
export const factLine = {
  overflowX: 'clip',
  '& span': { ...isolated, position: 'relative', display: 'inline-block', marginInlineEnd: '0.5em' },
  '& span:not(:empty)::before': {
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    insetInlineEnd: '100%',
    paddingInlineEnd: '0.25em',
  },
} as const
