import type { ShownJobPolicy } from '../domain/shownJob'

/** Which position a detail page shows: `'first'` (the first one, whatever the address says) or `'by-id'`. */
export const shownJobPolicy: ShownJobPolicy = 'first'
