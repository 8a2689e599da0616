import { formsEndpoint } from '#content/settings'
import { namedOrigin } from '../url/namedOrigin'

/** The address that both forms are sent to. Empty if nothing is sent. */
export const receiver = FORMS_ENDPOINT || formsEndpoint

/** Browsers of early 2023 lack `URL.canParse`. The content check has judged both addresses. */
const hostOf = (address: string) => address.toLowerCase().split(/[/?]/)[2] ?? ''

/** The host that visitors are told about. Empty if it is the site's own. */
export const receiverHost = hostOf(receiver) === hostOf(namedOrigin) ? '' : hostOf(receiver)
