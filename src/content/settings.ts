import type { ShownJobPolicy } from '../domain/shownJob'

/** Which position a detail page shows: `'first'` (the first one, whatever the address says) or `'by-id'`. */
export const shownJobPolicy: ShownJobPolicy = 'first'

/**
 * Where the site stands on the web: scheme and host alone, e.g. `'https://www.company.example'`. Empty: not known yet.
 * Search engines, previews of links and the feed of positions need it. The environment variable SITE_ORIGIN,
 * where it is set when the site is built, counts instead.
 */
export const siteOrigin: string = ''
