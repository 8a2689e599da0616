import { misspelledName } from './misspelledName'
import { complaintAbout, type TextRule } from './textRules'

/** The way to a value: names of fields, and numbers of entries from 0. */
export type ContentPath = readonly (string | number)[]

export interface Mistake {
  readonly path: ContentPath
  readonly value: unknown
  /** Goes on after the field's name and value. */
  readonly complaint: string
}

/** What a part of the content must be; gives every mistake in it. */
export type Shape = (value: unknown, path: ContentPath) => readonly Mistake[]

function isBlock(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrongKind(value: unknown, path: ContentPath, wanted: string): readonly Mistake[] {
  // A hole in a list.
  if (value === undefined)
    return [{ path, value, complaint: 'is empty. Is there a comma too many before it?' }]
  return [{ path, value, complaint: wanted }]
}

export function text(...rules: readonly TextRule[]): Shape {
  return (value, path) => {
    if (typeof value !== 'string') return wrongKind(value, path, "is no text. Put it between quotes: '…'.")
    const complaint = complaintAbout(value, rules)
    return complaint === null ? [] : [{ path, value, complaint }]
  }
}

export function list(entry: Shape, least = 0, most = Infinity): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return wrongKind(value, path, 'is no list. A list stands between [ and ].')
    // Not by `flatMap` alone, which would leave out holes.
    const inEntries = Array.from<unknown>(value).flatMap((each, index) => entry(each, [...path, index]))
    if (value.length >= least && value.length <= most) return inEntries
    const needed = `${least === most ? 'exactly' : 'at least'} ${least}`
    const complaint = `has ${value.length === 1 ? '1 entry' : `${value.length} entries`}. The page needs ${needed}.`
    return [{ path, value, complaint }, ...inEntries]
  }
}

/** Whatever nobody described: every text in it, however deep, has to say something. */
export const anything: Shape = (value, path) => {
  if (typeof value === 'string') return text()(value, path)
  if (Array.isArray(value)) return list(anything)(value, path)
  return isBlock(value) ? block({})(value, path) : []
}

/** What to say of fields that should stand in a block and do not, and what the others must be that stand beside them. */
interface BlockRules {
  readonly missing?: (name: string) => string
  readonly others?: Shape
}

export function block(fields: Readonly<Record<string, Shape>>, rules: BlockRules = {}): Shape {
  const { missing = () => 'is missing. Put it back.', others = anything } = rules
  return (value, path) => {
    if (!isBlock(value)) return wrongKind(value, path, 'is no block. A block stands between { and }.')
    const strangers = new Set(Object.keys(value).filter((name) => !Object.hasOwn(fields, name)))
    const inFields = Object.entries(fields).flatMap(([name, shape]) => {
      if (Object.hasOwn(value, name)) return shape(value[name], [...path, name])
      const slip = misspelledName(name, [...strangers])
      if (slip === undefined) return { path: [...path, name], value: undefined, complaint: missing(name) }
      strangers.delete(slip)
      const complaint = `is no name that the site knows. Did you mean ${name}?`
      return { path: [...path, slip], value: undefined, complaint }
    })
    return [...inFields, ...[...strangers].flatMap((name) => others(value[name], [...path, name]))]
  }
}
