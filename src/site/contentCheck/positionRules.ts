import schema from '../../content/positions/position.schema.json' with { type: 'json' }
import { JOB_FIELDS, OPTIONAL_JOB_FIELDS } from '../../domain/job'
import type { JobLocation } from '../../domain/locations'
import { deadlineRule, postingDateRule } from './dateRules'
import { locationRule } from './locationRule'
import { payRateRule } from './payRateRule'
import { matching, type TextFinding, type TextRule } from './textRules'

type Fields = Readonly<Record<string, unknown>>

const { description, ...texts } = schema.properties

/** The patterns of the schema, which editors know, too. */
export const PATTERN_RULES: Readonly<Partial<Record<string, TextRule>>> = Object.fromEntries(
  Object.entries({ ...texts, description: description.items }).flatMap(([name, property]) =>
    'pattern' in property
      ? [[name, matching(new RegExp(property.pattern), property.patternErrorMessage)]]
      : [],
  ),
)

/** The rules of a position in the folder of a country. `today` is `YYYY-MM-DD`. */
export function positionRules(fields: Fields, location: JobLocation, today: string): typeof PATTERN_RULES {
  return {
    ...PATTERN_RULES,
    location: locationRule(location),
    payRate: payRateRule(location),
    createdDate: postingDateRule(today),
    endDate: deadlineRule(today, String(fields['createdDate'])),
  }
}

const complainAbout = (labels: readonly string[], complaint: string) =>
  labels.map((label) => ({ label, text: '', complaint }))

/** Finds missing, unknown and wrong fields. A misspelled one is missing and unknown. */
export function checkFields(fields: Fields): readonly TextFinding[] {
  const names: readonly string[] = [...JOB_FIELDS, ...OPTIONAL_JOB_FIELDS]
  const absent = JOB_FIELDS.filter((name) => !Object.hasOwn(fields, name))
  const unknown = Object.keys(fields).filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    const advice =
      absent.length > 0
        ? `Did you mean ${absent.join(' or ')}, which is missing here?`
        : `Delete it. The names are ${names.join(', ')}.`
    return complainAbout(unknown, `is not a name the site knows. ${advice}`)
  }
  const lists = names.filter((name) => Array.isArray(fields[name]))
  const noText = lists.filter((name) => name !== 'description')
  const noList = absent.length > 0 || lists.includes('description') ? [] : ['description']
  return [
    ...complainAbout(absent, 'is missing. Copy its line from another position, and change it.'),
    ...complainAbout(noText, 'must be a text, not a list.'),
    ...complainAbout(
      noList,
      'must be a list. Begin each point on a new line with two spaces, a - and a space.',
    ),
  ]
}
