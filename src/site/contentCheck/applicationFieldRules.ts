import { APPLICATION_EXTRAS, FIELD_KINDS, type ApplicationField } from '../../domain/applicationField'
import { createRepeatRule, oneOf, type Rules, type TextFinding } from './textRules'

/** `formsFields` are the names that the settings send with each form. */
export function applicationFieldRules(formsFields: readonly string[]): Rules {
  const taken = new Set<string>([...APPLICATION_EXTRAS, 'page', 'source', 'submissionId', ...formsFields])
  const nameRepeats = createRepeatRule()
  return {
    'applicationFields, name': (text) => {
      if (!/^[a-z]\w*$/i.test(text)) return "must be one word of plain letters, like 'startDate'."
      return taken.has(text)
        ? 'is the name of what is sent with the form. Choose another one.'
        : nameRepeats(text)
    },
    'applicationFields, label': createRepeatRule(),
    'applicationFields, kind': oneOf(FIELD_KINDS, `must be one of ${FIELD_KINDS.join(', ')}.`),
    'applicationFields, isOptional': () => 'must be true or false, without quotes.',
  }
}

/** Finds choices without options, and consents whose label and link don't match. */
export function missingParts(fields: readonly Partial<ApplicationField>[]): readonly TextFinding[] {
  return fields.flatMap(({ kind, label = '', options = [], link }, index) => {
    const mistakes = [
      kind === 'choice' && options.length === 0 && "has no options. Write them, like options: ['Yes', 'No'].",
      kind === 'consent' &&
        label !== '' &&
        (link !== undefined) !== /\{.+\}/.test(label) &&
        'needs both: a link, and the linked words of the label between { and }.',
    ]
    return mistakes.flatMap((mistake) =>
      mistake ? { label: `applicationFields, entry ${index + 1}`, text: label, mistake } : [],
    )
  })
}
