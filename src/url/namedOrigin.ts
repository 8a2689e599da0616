import { siteOrigin } from '#content/settings'

export const namedOrigin = SITE_ORIGIN || siteOrigin
