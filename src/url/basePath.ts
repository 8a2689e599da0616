/** Vite's `base` (`vite build --base=/site/`) without the trailing slash: `/site`, or empty. */
export const BASE_PATH = SITE_BASE.replace(/\/$/, '')
