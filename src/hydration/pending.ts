export const RELOAD_LINE_DELAY_S = 8

/** `data-reload-line` marks the line that offers a reload, over the page (site/prerender/pageTemplate.ts). */
export const pendingStyles = {
  // Not yet the `query`, the `positions` or the `page` that was asked for. The list moves what is below `main`.
  '[data-stage^=pending] :is([data-list-part], main ~ section, footer), [data-stage=pending-page] main': {
    visibility: 'hidden',
  },
  // While the document arrives: what later parts would move, and links without their text. Not by `:last-child`, which
  // does not match while the parent is being parsed. A document may be cut off: the app or its failure shows the rest.
  ':root:not([data-stage=hydrated], [data-stage$=failed]) #root:not(:has(+ *)) :is(main ~ section, footer, :is(header, .filters, [role=search]):not(:has(+ *)), .facts, address, .stones)':
    {
      visibility: 'hidden',
    },
  'a:empty': { display: 'none' },
  '[data-reload-line]': { animation: `0s ${RELOAD_LINE_DELAY_S}s both appear` },
  // A press waits for the app (holdPresses.ts).
  '[data-waiting] header.MuiAppBar-root::after': {
    animation: `0s 100ms both appear, ${RELOAD_LINE_DELAY_S}s ease-out both grow`,
  },
  '@keyframes grow': { from: { transform: 'scaleX(0.2)' } },
  '[data-stage$=failed] [data-reload-line]': { animation: 'none' },
  '[data-stage=hydrated] [data-reload-line]': { display: 'none' },
  '@keyframes appear': { from: { visibility: 'hidden' } },
} as const
