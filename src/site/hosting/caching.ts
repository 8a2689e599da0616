/** For what has its content's hash in its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** For what keeps its name when its content changes: kept, but asked for again each time (ETag). */
export const REVALIDATED = 'no-cache'
