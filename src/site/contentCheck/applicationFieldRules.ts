import { APPLICATION_EXTRAS, FIELD_KINDS } from '../../domain/applicationField'
import type { Rules } from './textRules'

const REPEATED = 'is that of another field, too. Choose another one.'

/** Returns true for a text that was asked for before. */
function createIsRepeat() {
  const seen = new Set<string>()
  return (text: string) => seen.size === seen.add(text).size
}

/** `formsFields` are the names that the settings send with each form. */
export function applicationFieldRules(formsFields: readonly string[]): Rules {
  const taken = new Set<string>([...APPLICATION_EXTRAS, 'page', 'submissionId', ...formsFields])
  const [isRepeatedName, isRepeatedLabel] = [createIsRepeat(), createIsRepeat()]
  return {
    'applicationFields, name': (text) => {
      if (!/^[a-z]\w*$/i.test(text)) return "must be one word of plain letters, like 'startDate'."
      if (taken.has(text)) return 'is the name of what is sent with the form. Choose another one.'
      return isRepeatedName(text) ? REPEATED : null
    },
    'applicationFields, label': (text) => (isRepeatedLabel(text) ? REPEATED : null),
    'applicationFields, kind': (text) =>
      FIELD_KINDS.some((kind) => kind === text) ? null : `must be one of ${FIELD_KINDS.join(', ')}.`,
    'applicationFields, isOptional': () => 'must be true or false, without quotes.',
  }
}
