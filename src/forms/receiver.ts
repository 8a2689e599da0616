import { formsEndpoint } from '#content/settings'
import { namedOrigin } from '../url/namedOrigin'

/** The address that both forms are sent to. Empty if nothing is sent. */
export const receiver = FORMS_ENDPOINT || formsEndpoint

/** `new URL` would throw for an empty address. The content check has checked all others. */
const hostOf = (address: string) => address.toLowerCase().split(/[/?]/)[2] ?? ''

/** The host that visitors are told about. Empty if it is the site's own. */
export const receiverHost = hostOf(receiver) === hostOf(namedOrigin) ? '' : hostOf(receiver)
