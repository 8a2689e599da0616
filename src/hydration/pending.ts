/**
 * Set on `<html>` while the page does not match the address: `query` for the jobs list without its query, `page` for the file
 * of another page. `pendingStyles` hides the wrong content.
 */
export const PENDING_ATTRIBUTE = 'data-pending'

/** A list that waits for its script offers a reload after this time, or at once where the script fails. */
const RELOAD_LINE_DELAY_S = 8

/**
 * `data-waits` marks the parts that depend on the query, `data-line` the line in their place. Both are written `=""`,
 * because React renders an attribute without a value as `="true"`.
 */
export const pendingStyles = {
  '[data-line]': { display: 'none' },
  // The parts below the list are hidden, too, because they move when the list gets its height.
  [`[${PENDING_ATTRIBUTE}] [data-waits], [${PENDING_ATTRIBUTE}] main ~ *, [${PENDING_ATTRIBUTE}=page] main`]:
    {
      visibility: 'hidden',
    },
  [`[${PENDING_ATTRIBUTE}] [data-line]`]: {
    display: 'block',
    animation: `0s ${RELOAD_LINE_DELAY_S}s both appear`,
  },
  [`[data-not-hydrated][${PENDING_ATTRIBUTE}] [data-line]`]: { animation: 'none' },
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
} as const

const HYDRATED_ATTRIBUTE = 'data-hydrated'

/** On `<html>` in a document that the service worker has taken from its cache (sw.ts). */
export const CACHED_ATTRIBUTE = 'data-cached'

/** Call it once the app is hydrated and shows what the address asks for. */
export function markHydrated({ documentElement }: Document): void {
  documentElement.removeAttribute(PENDING_ATTRIBUTE)
  documentElement.setAttribute(HYDRATED_ATTRIBUTE, '')
}
