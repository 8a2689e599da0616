import { APPLICATION_EXTRAS, FIELD_KINDS, type ApplicationField } from '../../domain/applicationField'
import { createRepeatRule, oneOf, type Rules, type TextFinding } from './textRules'

/** `formsFields`: names that the settings send with each form. `words`: others that are sent or read (isRefusal.ts). */
export function applicationFieldRules(formsFields: readonly string[]): Rules {
  const words = 'page source submissionId success ok sent status result type code error errors'.split(' ')
  const taken = new Set<string>([...APPLICATION_EXTRAS, ...words, ...formsFields])
  const nameRepeats = createRepeatRule()
  return {
    'applicationFields, name': (text) => {
      if (!/^[a-z]\w*$/i.test(text)) return "must be one word of plain letters, like 'startDate'."
      return taken.has(text)
        ? 'is a name that the form or its receiver uses for something else. Choose another one.'
        : nameRepeats(text)
    },
    'applicationFields, label': createRepeatRule(),
    'applicationFields, kind': oneOf(FIELD_KINDS),
    'applicationFields, isOptional': () => 'must be true or false, without quotes.',
  }
}

const NO_OPTIONS = "needs a list of different options, like options: ['Yes', 'No']."
const NO_LINK = 'needs both: a link, and one pair of { and } around the linked words of the label.'
const NO_EMAIL = "has no field of kind: 'email'. You can’t write back to an applicant."

/** Finds choices whose options are no list of texts, consents whose label and link don't match, and no e-mail. */
export function missingParts(fields: readonly ApplicationField[]): readonly TextFinding[] {
  const inFields = fields.flatMap(({ kind, label, options = [], link }, index) => {
    const isList = Array.isArray(options) && options.length > 0 && new Set(options).size === options.length
    const isLinked = label === '' || (link ? /^[^{}]*\{[^{}]+\}[^{}]*$/ : /^[^{}]+$/).test(label)
    const mistake = kind === 'choice' && !isList ? NO_OPTIONS : kind === 'consent' && !isLinked && NO_LINK
    return mistake ? { label: `applicationFields, entry ${index + 1}`, text: label, mistake } : []
  })
  if (fields.length === 0 || fields.some(({ kind }) => kind === 'email')) return inFields
  return [...inFields, { label: 'applicationFields', text: '', mistake: { warning: NO_EMAIL } }]
}
