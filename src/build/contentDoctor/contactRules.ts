import type { TextRule } from './textRules'

/** What `type=email` accepts (HTML standard), and a dot in the domain. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i

/** An international number (E.164) as people write it. */
const PHONE_CHARACTERS = /^[+\d ().-]+$/
const PHONE_DIGITS = /^\+[1-9]\d{6,14}$/

export const emailRule: TextRule = (text) =>
  EMAIL.test(text) ? null : "is no e-mail address. Write it like 'careers@cairnway.example'."

export const phoneRule: TextRule = (text) =>
  PHONE_CHARACTERS.test(text) && PHONE_DIGITS.test(text.replace(/[ ().-]/g, ''))
    ? null
    : "can't be dialled from everywhere. Begin with + and the country's number, then digits, spaces and hyphens, like '+1 212-555-0118'."
