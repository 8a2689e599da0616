/** A piece of a text; `isMatch` where it is what was searched for. */
export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/** A single letter stands in every other word: its marks would tell nothing, and are the slowest to paint. */
const SHORTEST_MARKED = 2

/**
 * `text` cut at every place where `search` matches it, as the text search matches. Whole and unmarked for a search of a
 * single letter, and where lowering the case changes the length (`İ`), because places could not be told then.
 */
export function markMatches(text: string, search: string): TextPiece[] {
  const lowered = text.toLowerCase()
  const needle = search.toLowerCase()
  if (needle.length < SHORTEST_MARKED || lowered.length !== text.length) return [{ text, isMatch: false }]
  const pieces: TextPiece[] = []
  let from = 0
  for (let at = lowered.indexOf(needle); at !== -1; at = lowered.indexOf(needle, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isMatch: false })
    from = at + needle.length
    pieces.push({ text: text.slice(at, from), isMatch: true })
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false })
  return pieces
}
