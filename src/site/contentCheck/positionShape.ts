import schema from '../../content/position.schema.json' with { type: 'json' }
import { isRecord } from '../../domain/isRecord'
import { matching, oneOf, type Rules, type TextFinding, type TextRule } from './textRules'

/** The part of JSON Schema that `position.schema.json` uses. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly string[]
  /** How a field with parts is written. */
  readonly errorMessage?: string
  readonly pattern?: string
  readonly patternErrorMessage?: string
}

const POSITION: Schema = schema

function ruleOf({ enum: words, pattern = '', patternErrorMessage = '' }: Schema): TextRule {
  return words ? oneOf(words) : matching(new RegExp(pattern), patternErrorMessage)
}

function rulesIn({ properties = {} }: Schema, prefix = ''): readonly (readonly [string, TextRule])[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const { items = property } = property
    return [[[prefix + name, ruleOf(items)] as const], rulesIn(items, `${prefix}${name}, `)].flat()
  })
}

/** The patterns and words of the schema, which editors know, too. */
export const PATTERN_RULES: Rules = Object.fromEntries(rulesIn(POSITION))

/** Finds missing and unknown names, and values of another form. A misspelled name is unknown, and not also missing. */
export function checkShape(
  value: unknown,
  { properties, required = [], items }: Schema = POSITION,
  labels: readonly string[] = [],
): readonly TextFinding[] {
  const [field = ''] = labels
  const form = POSITION.properties?.[field]?.errorMessage
  const find = (mistake: string, ...name: readonly string[]) => [
    { label: [...labels, ...name].join(', '), text: '', mistake },
  ]
  if (items && Array.isArray(value) && value.length > 0)
    return value.flatMap((each, index) => checkShape(each, items, [...labels, `entry ${index + 1}`]))
  if (!properties || Array.isArray(value) || !isRecord(value))
    return typeof value === 'string' && !properties && !items
      ? []
      : find(form ?? 'must be a text, not a list.')
  const names = Object.keys(properties)
  const unknown = Object.keys(value).filter((name) => !names.includes(name))
  const missing = unknown.length > 0 ? [] : required.filter((name) => value[name] === undefined)
  const advice =
    form === undefined ? 'Copy its line from another position, and change it.' : `The field ${form}`
  return [
    ...Object.entries(properties).flatMap(([name, property]) =>
      value[name] === undefined ? [] : checkShape(value[name], property, [...labels, name]),
    ),
    ...unknown.flatMap((name) => find(`is not a name the site knows. It knows ${names.join(', ')}.`, name)),
    ...missing.flatMap((name) => find(`is missing. ${advice}`, name)),
  ]
}
