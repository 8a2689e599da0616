import { complaintAbout, type Complaint, type TextRule } from './textRules'

/** Names of fields, and indexes of entries from 0. */
export type ContentPath = readonly (string | number)[]

export interface ShapeFinding {
  readonly path: ContentPath
  readonly complaint: Complaint
}

/** Finds everything that is wrong with a part of the content. */
export type Shape = (value: unknown, path: ContentPath) => readonly ShapeFinding[]

/** A value from a file with mistakes. It is not judged. */
export const UNKNOWN = Symbol('unknown')

/** Anything but a text, a number, a list or a block, for example `Architect` without quotes. */
export const CODE = Symbol('code')

function wrongKind(value: unknown, path: ContentPath, complaint: string): readonly ShapeFinding[] {
  if (value === UNKNOWN) return []
  if (value !== undefined) return [{ path, complaint }]
  return [{ path, complaint: 'is empty. Delete the extra comma before it.' }]
}

export function text(...rules: readonly TextRule[]): Shape {
  return (value, path) => {
    if (typeof value !== 'string')
      return wrongKind(value, path, "must be a text between quotes, like 'Text'.")
    const complaint = complaintAbout(value, rules)
    return complaint === null ? [] : [{ path, complaint }]
  }
}

export function list(entry: Shape, min = 0, max = Infinity): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return wrongKind(value, path, 'must be a list: entries between [ and ].')
    const inEntries = value.flatMap((each: unknown, index) => entry(each, [...path, index]))
    if (value.length >= min && value.length <= max) return inEntries
    const needed = min === max ? 'exactly' : 'at least'
    const complaint = `has the wrong number of entries (${value.length}). The page needs ${needed} ${min}.`
    return [{ path, complaint }, ...inEntries]
  }
}

/** Exactly these fields. `missing` says what to do about a missing one; it is empty for an optional one. */
export function block(
  fields: Readonly<Record<string, Shape>>,
  missing: (name: string) => string = () => 'is missing. Put it back.',
): Shape {
  const names = Object.keys(fields)
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrongKind(value, path, 'must be a block: fields between { and }.')
    const found = new Map<string, unknown>(Object.entries(value))
    const absent = names.filter((name) => !found.has(name) && missing(name) !== '')
    const unknown = [...found.keys()].filter((name) => !Object.hasOwn(fields, name))
    const advice =
      absent.length === 0
        ? `Delete it. The names here are ${names.join(', ')}.`
        : `Did you mean ${absent.join(' or ')}, which is missing here?`
    const nameFindings: readonly ShapeFinding[] = (unknown.length === 0 ? absent : unknown).map((name) => ({
      path: [...path, name],
      complaint: unknown.length === 0 ? missing(name) : `is not a name the site knows. ${advice}`,
    }))
    const inFields = Object.entries(fields).map(([name, shape]) =>
      found.has(name) ? shape(found.get(name), [...path, name]) : [],
    )
    return nameFindings.concat(...inFields)
  }
}
