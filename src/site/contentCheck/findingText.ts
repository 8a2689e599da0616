import { positionLabel } from './positionLabel'
import { OtherThanText, type ContentPath } from './shape'
import { shownText } from './shownText'

/** A description is cut: its beginning is enough to find it. */
const SHOWN_LENGTH = 80

function shownValue(value: unknown): string {
  if (value instanceof OtherThanText) return ` ${shownText(value.source, SHOWN_LENGTH)}`
  if (typeof value === 'number' || typeof value === 'boolean') return ` ${value}`
  return typeof value === 'string' ? ` "${shownText(value, SHOWN_LENGTH)}"` : ''
}

/** `services, items 3, name`: the names that stand in the file, and entries counted from 1. */
function fieldLabel(path: ContentPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${step}`))
  return steps.join('').replace(/^, /, '')
}

/** Where and in which field: `jobsUsa.ts, position 3 ("QA Lead", Atlanta, Georgia): type` or `homeText.ts: headline`. */
function place(file: string, values: Readonly<Record<string, unknown>>, path: ContentPath): string {
  const [exported = '', ...within] = path
  const [index, ...field] = within
  const list = values[exported]
  if (typeof index === 'number' && Array.isArray(list)) {
    const label = `${positionLabel(file, index, list[index])}:`
    return field.length === 0 ? label : `${label} ${fieldLabel(field)}`
  }
  const isItself = `${exported}.ts` === file && within.length > 0
  return `${file}: ${fieldLabel(isItself ? within : path)}`
}

/** A line in full: file, position, field, value, and what is wrong with it. */
export function findingText(
  file: string,
  values: Readonly<Record<string, unknown>>,
  path: ContentPath,
  value: unknown,
  complaint: string,
): string {
  return `${place(file, values, path)}${shownValue(value)} ${complaint}`
}
