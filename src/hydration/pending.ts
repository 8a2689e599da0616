export const RELOAD_LINE_DELAY_S = 8

/** `data-reload-line` marks the line that offers a reload, over the page (site/prerender/pageTemplate.ts). */
export const pendingStyles = {
  // Not yet the `query`, the `positions` or the `page` that was asked for. The list moves what is below `main`.
  '[data-pending] [data-list-part], [data-pending] main ~ *, [data-pending=page] main': {
    visibility: 'hidden',
  },
  // While the document arrives: what later parts would move, and links without their text. `:last-child` does
  // not match while the parent is being parsed. The app ends it, too: an end that is missing never arrives.
  ':root:not([data-hydrated], [data-not-hydrated]) #root:not(:has(+ *)) :is(main ~ *, :is(header, .filters, [role=search]):not(:has(+ *)), .facts, address, .stones)':
    {
      visibility: 'hidden',
    },
  'a:empty': { display: 'none' },
  '[data-reload-line]': {
    position: 'fixed',
    inset: 'auto 0 0',
    // Above `Apply Now`, which does not work either.
    zIndex: 1200,
    borderTop: '1px solid',
    background: 'inherit',
    textAlign: 'center',
    animation: `0s ${RELOAD_LINE_DELAY_S}s both appear`,
  },
  '[data-reload-line] a': {
    display: 'block',
    padding:
      '12px max(12px, env(safe-area-inset-right)) max(12px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left))',
    color: 'inherit',
  },
  // A press waits for the app (holdPresses.ts).
  '[data-waiting] header.MuiAppBar-root::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 4,
    background: 'var(--mui-palette-primary-main)',
    animation: `0s 100ms both appear, ${RELOAD_LINE_DELAY_S}s ease-out both grow`,
  },
  '@keyframes grow': { from: { transform: 'scaleX(0.2)' } },
  '[data-not-hydrated] [data-reload-line]': { animation: 'none' },
  '[data-hydrated] [data-reload-line]': { display: 'none' },
  '@keyframes appear': { from: { visibility: 'hidden' } },
} as const
