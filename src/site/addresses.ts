/** The scheme and the host, without a password and a path. */
const ORIGIN = /^https?:\/\/[^/?#\\@]+\/?$/i

/** With https, or on this computer; without a password and a fragment. */
const ENDPOINT = /^(?:https:\/\/[^\s/\\@#?]+|http:\/\/localhost(?::\d+)?)(?:[/?][^\s#]*)?$/i

// URL alone corrects `https:www.x.example` and `https:\x.example`, which may be mistakes.
export const isOrigin = (text: string) => ORIGIN.test(text) && URL.canParse(text)

/** True for an address that forms can be sent to. */
export const isEndpoint = (text: string) => ENDPOINT.test(text) && URL.canParse(text)
