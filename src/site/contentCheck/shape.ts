import { misspelledName } from './misspelledName'
import { complaintAbout, type Complaint, type TextRule } from './textRules'

/** The way to a value: names of fields, and numbers of entries from 0. */
export type ContentPath = readonly (string | number)[]

interface ShapeFinding {
  readonly path: ContentPath
  readonly value: unknown
  /** Goes on after the field's name and value. */
  readonly complaint: Complaint
}

/** What a part of the content must be; gives everything that is wrong with it. */
export type Shape = (value: unknown, path: ContentPath) => readonly ShapeFinding[]

/** What can't be told, because a file that it comes from can't be read. */
export const UNKNOWN = Symbol('unknown')

/** What stands where a text, a list or a block belongs and is none, as it is written: `2027-01-05`, `Architect`. */
export class OtherThanText {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

function isBlock(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongKind(value: unknown, path: ContentPath, wanted: string): readonly ShapeFinding[] {
  if (value === UNKNOWN) return []
  // A hole in a list.
  const complaint = value === undefined ? 'is empty. Is there a comma too many before it?' : wanted
  return [{ path, value, complaint }]
}

export function text(...rules: readonly TextRule[]): Shape {
  return (value, path) => {
    if (typeof value !== 'string') return wrongKind(value, path, "is no text. Put it between quotes: '…'.")
    const complaint = complaintAbout(value, rules)
    return complaint === null ? [] : [{ path, value, complaint }]
  }
}

export function emptyOr(shape: Shape): Shape {
  return (value, path) => (value === '' ? [] : shape(value, path))
}

export const wholeNumber: Shape = (value, path) =>
  typeof value === 'number' ? [] : wrongKind(value, path, 'is no number. Write it in digits, without quotes.')

export function list(entry: Shape, least = 0, most = Infinity): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return wrongKind(value, path, 'is no list. A list stands between [ and ].')
    const inEntries = value.flatMap((each: unknown, index) => entry(each, [...path, index]))
    if (value.length >= least && value.length <= most) return inEntries
    const needed = `${least === most ? 'exactly' : 'at least'} ${least}`
    const complaint = `has ${value.length === 1 ? '1 entry' : `${value.length} entries`}. The page needs ${needed}.`
    return [{ path, value, complaint }, ...inEntries]
  }
}

/** These names and no others; `missing` is what to say of one that is not there, nothing where it may be left out. */
export function block(
  fields: Readonly<Record<string, Shape>>,
  missing: (name: string) => string | null = () => 'is missing. Put it back.',
): Shape {
  const unknown = `is no name that the site knows. Take it away; the names here are ${Object.keys(fields).join(', ')}.`
  return (value, path) => {
    if (!isBlock(value) || value instanceof OtherThanText)
      return wrongKind(value, path, 'is no block. A block stands between { and }.')
    const strangers = new Set(Object.keys(value).filter((name) => !Object.hasOwn(fields, name)))
    const nameFinding = (name: string, complaint: string) => ({
      path: [...path, name],
      value: undefined,
      complaint,
    })
    const inFields = Object.entries(fields).flatMap(([name, shape]) => {
      if (Object.hasOwn(value, name)) return shape(value[name], [...path, name])
      const slip = misspelledName(name, [...strangers])
      if (slip === undefined) {
        const words = missing(name)
        return words === null ? [] : nameFinding(name, words)
      }
      strangers.delete(slip)
      return nameFinding(slip, `is no name that the site knows. Did you mean ${name}?`)
    })
    return [...inFields, ...[...strangers].map((name) => nameFinding(name, unknown))]
  }
}
