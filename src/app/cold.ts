/**
 * On `<html>` while the page that stands is not yet what the address asks for: `query` (the jobs list without
 * its query) or `page` (the file is another page's). What would be wrong is hidden by it (`coldStyles`).
 */
export const COLD_ATTRIBUTE = 'data-cold'

/** How long until a page that does not come to life says so (decisions.md §6). */
const PATIENCE_S = 8

/** `data-waits` marks what depends on the query, `data-line` the line that stands in for it. */
export const coldStyles = {
  '[data-line]': { display: 'none' },
  // What stands below the list waits too: it would be seen to jump when the list gets its length.
  [`[${COLD_ATTRIBUTE}] [data-waits], [${COLD_ATTRIBUTE}] main ~ *, [${COLD_ATTRIBUTE}=page] main`]: {
    visibility: 'hidden',
  },
  [`[${COLD_ATTRIBUTE}] [data-line]`]: { display: 'block', animation: `0s ${PATIENCE_S}s both appear` },
  [`[data-not-alive][${COLD_ATTRIBUTE}] [data-line]`]: { animation: 'none' },
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
} as const

/** On `<html>` once the app runs. */
const ALIVE_ATTRIBUTE = 'data-alive'

/** The app runs, and the page is what the address asks for. */
export function markAlive({ documentElement }: Document): void {
  documentElement.removeAttribute(COLD_ATTRIBUTE)
  documentElement.setAttribute(ALIVE_ATTRIBUTE, '')
}
