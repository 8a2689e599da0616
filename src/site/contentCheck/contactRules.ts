import { matching } from './textRules'

const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const DOMAIN = `${LABEL}(?:\\.${LABEL})+`

export const domainRule = matching(
  new RegExp(`^${DOMAIN}$`, 'i'),
  "must be the part after the @ of your e-mail addresses, like 'company.example'.",
)

/** The pattern of `type=email` in the HTML standard, with a dot in the domain. */
export const emailRule = matching(
  new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${DOMAIN}$`, 'i'),
  "must be an e-mail address, like 'careers@company.example'.",
)

/** An international number (E.164) with the usual separators. */
export const phoneRule = matching(
  /^\+[1-9](?:[ ().-]*\d){6,14}$/,
  "must be an international phone number, like '+1 212-555-0118'. Start with + and the country code, then write digits, spaces and hyphens.",
)
