/**
 * On `<html>` while the page that stands is not yet what the address asks for: `query` (the jobs list without
 * its query) or `page` (the file is another page's). What would be wrong is hidden by it (`pendingStyles`).
 */
export const PENDING_ATTRIBUTE = 'data-pending'

/** How long until a list that waits for its script says so and offers a reload; at once where the script fails. */
const RELOAD_LINE_DELAY_S = 8

/**
 * `data-waits` marks what depends on the query, `data-line` the line that stands in for it. They and `data-needs-script`
 * are written `=""`: of a bare one React makes `="true"`, 50 bytes of the list's file.
 */
export const pendingStyles = {
  '[data-line]': { display: 'none' },
  // What stands below the list waits too: it would be seen to jump when the list gets its length.
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

/** On `<html>` once the app runs. */
const HYDRATED_ATTRIBUTE = 'data-hydrated'

/** The app runs, and the page is what the address asks for. */
export function markHydrated({ documentElement }: Document): void {
  documentElement.removeAttribute(PENDING_ATTRIBUTE)
  documentElement.setAttribute(HYDRATED_ATTRIBUTE, '')
}
