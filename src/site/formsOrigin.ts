/** With https, or on this computer; without a password and a fragment. */
const ENDPOINT = /^(?:https:\/\/[^\s/\\@#?]+|http:\/\/localhost(?::\d+)?)(?:[/?][^\s#]*)?$/i

/** The origin of an address that forms can be sent to, or `null` for another text. */
export const formsOrigin = (text: string) =>
  ENDPOINT.test(text) && URL.canParse(text) ? new URL(text).origin : null

/** For another text, in words that follow its name. */
export const FORMS_MISTAKE =
  "must be an address that begins with https://, like 'https://forms.company.example/apply', without # and without a password."
