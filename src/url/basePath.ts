/** The path the site is served under (`vite build --base=/site/`), without its closing slash: `/site`, or empty. */
export const BASE_PATH = SITE_BASE.replace(/\/$/, '')

/** The base path of what react-router's hooks give: they have taken ours off already. */
export const ROUTER_BASE_PATH = ''
