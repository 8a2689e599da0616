import { siteOrigin } from '#content/settings'

/** The site's origin as the environment or the settings name it. Empty if neither does. */
export const namedOrigin = SITE_ORIGIN || siteOrigin
