import { contentShape } from './contentShapes'
import { positionLabel } from './positionLabel'
import type { ContentPath } from './shape'
import { shownText } from './shownText'

/** The module of a content file, as it is imported. */
export type ContentModule = Readonly<Record<string, unknown>>

/** A description is cut: its beginning is enough to find it. */
const SHOWN_LENGTH = 80

function shownValue(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return ` ${value}`
  if (typeof value !== 'string') return ''
  return ` "${shownText(value, SHOWN_LENGTH)}"`
}

/** `services, items 3, name`: the names that stand in the file, and entries counted from 1. */
function fieldLabel(path: ContentPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${step}`))
  return steps.join('').replace(/^, /, '')
}

/** Where and in which field: `jobsUsa.ts, position 3 ("QA Lead", Atlanta, Georgia): type` or `homeText.ts: headline`. */
function place(file: string, module: ContentModule, path: ContentPath): string {
  const [exported = '', ...within] = path
  const [index, ...field] = within
  const list = module[exported]
  if (typeof index === 'number' && Array.isArray(list)) {
    const label = `${positionLabel(file, index, list[index])}:`
    return field.length === 0 ? label : `${label} ${fieldLabel(field)}`
  }
  const isItself = `${exported}.ts` === file && within.length > 0
  return `${file}: ${fieldLabel(isItself ? within : path)}`
}

/** Every mistake in a content file, a line each: file, position, field, value, rule and an example. */
export function contentMistakes(file: string, module: ContentModule): string[] {
  return contentShape(file)(module, []).map(
    ({ path, value, complaint }) => `${place(file, module, path)}${shownValue(value)} ${complaint}`,
  )
}
