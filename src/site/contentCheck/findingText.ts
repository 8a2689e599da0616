import { OtherThanText, type ContentPath } from './shape'

/** Texts of the content are cut: their beginning is enough to find them. */
const SHOWN_LINE = 60
const SHOWN_VALUE = 80
const SHOWN_POSITION = 120

/** A text from the content as one short line: cut, a tab or line break as a space, half a character as `?`. */
function shownText(text: string, length: number): string {
  const characters = Array.from(text.replace(/\p{Cc}+/gu, ' ').replace(/[\p{Surrogate}\uFFFD]/gu, '?'))
  return characters.length > length ? `${characters.slice(0, length).join('')} …` : characters.join('')
}

/** `jobsUsa.ts, line 22 (title: 'QA Lead',)`: the line of a place, which is counted in characters from the beginning. */
export function sourceLine(file: string, source: string, at: number): string {
  const number = source.slice(0, at).split('\n').length
  const shown = shownText(source.split('\n')[number - 1]?.trim() ?? '', SHOWN_LINE)
  return `${file}, line ${number}${shown === '' ? '' : ` (${shown})`}`
}

function isShown(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** `jobsCanada.ts, position 3 ("Python Developer", Toronto, Canada)`; in brackets what there is to know it by. */
export function positionLabel(file: string, index: number, position: unknown): string {
  const { title, location }: Record<string, unknown> = { ...Object(position) }
  const known = [...(isShown(title) ? [`"${title}"`] : []), ...(isShown(location) ? [location] : [])]
  const inBrackets = shownText(known.join(', '), SHOWN_POSITION)
  return `${file}, position ${index + 1}${inBrackets === '' ? '' : ` (${inBrackets})`}`
}

function shownValue(value: unknown): string {
  if (value instanceof OtherThanText) return ` ${shownText(value.source, SHOWN_VALUE)}`
  if (typeof value === 'number' || typeof value === 'boolean') return ` ${value}`
  return typeof value === 'string' ? ` "${shownText(value, SHOWN_VALUE)}"` : ''
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
