import { formsEndpoint, siteOrigin } from '#content/settings'

/** The address that both forms are sent to. Empty where nothing is sent. */
export const receiver = FORMS_ENDPOINT || formsEndpoint

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '')

/** The host that visitors are told about. Empty where it is the site's own. */
export const receiverHost =
  receiver === '' || hostOf(receiver) === hostOf(SITE_ORIGIN || siteOrigin) ? '' : hostOf(receiver)
