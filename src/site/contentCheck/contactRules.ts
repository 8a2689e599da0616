import type { TextRule } from './textRules'

/** What `type=email` accepts (HTML standard), and a dot in the domain. */
const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`, 'i')
const EMAIL_NAME = /^[\w.!#$%&'*+/=?^`{|}~-]+$/

/** An international number (E.164) as people write it. */
const PHONE_CHARACTERS = /^[+\d ().-]+$/
const PHONE_DIGITS = /^\+[1-9]\d{6,14}$/

export const domainRule: TextRule = (text) =>
  DOMAIN.test(text) ? null : "is no domain. Write what stands after the @, like 'company.example'."

export const emailRule: TextRule = (text) => {
  const [name = '', domain = '', ...rest] = text.split('@')
  return EMAIL_NAME.test(name) && DOMAIN.test(domain) && rest.length === 0
    ? null
    : "is no e-mail address. Write it like 'careers@company.example'."
}

export const phoneRule: TextRule = (text) =>
  PHONE_CHARACTERS.test(text) && PHONE_DIGITS.test(text.replace(/[ ().-]/g, ''))
    ? null
    : "can't be dialled from everywhere. Begin with + and the country's number, then digits, spaces and hyphens, like '+1 212-555-0118'."
