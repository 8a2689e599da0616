/** A single letter stands in every other word: its marks would tell nothing, and are the slowest to paint. */
const SHORTEST_MARKED = 2

/**
 * The places where `text` is to be marked for `search`: the indices at which a match starts, as the text search
 * matches, none overlapping another. Each is as long as `search`. None for a search of a single letter, and where
 * lowering the case changes the length (`İ`), because places could not be told then.
 */
export function findMatches(text: string, search: string): number[] {
  const needle = search.toLowerCase()
  if (needle.length < SHORTEST_MARKED || needle.length !== search.length) return []
  const lowered = text.toLowerCase()
  if (lowered.length !== text.length) return []
  const places: number[] = []
  for (let at = lowered.indexOf(needle); at !== -1; at = lowered.indexOf(needle, at + needle.length)) {
    places.push(at)
  }
  return places
}
