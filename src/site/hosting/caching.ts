/** For files with a hash of their content in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** For files that keep their name when their content changes. Browsers ask each time whether it changed (ETag). */
export const REVALIDATED = 'no-cache'
