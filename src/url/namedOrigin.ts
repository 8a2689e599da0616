import { siteOrigin } from '#content/settings'

/** The origin of the site by its settings, perhaps with a slash at its end. Empty if none is set. */
export const namedOrigin = SITE_ORIGIN || siteOrigin
