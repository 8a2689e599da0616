/** One letter matches in nearly every word, and that many marks are slow to paint. */
const MIN_MARKED_LENGTH = 2

/**
 * Returns the indices at which `search` matches in `text`, ignoring case, without overlaps. Each match is as long as `search`.
 * Empty for a single letter, and where lowercasing changes the length of a text (`İ`), because the indices would be wrong.
 */
export function findMatches(text: string, search: string): number[] {
  const needle = search.toLowerCase()
  const haystack = text.toLowerCase()
  const hasSameLengths = needle.length === search.length && haystack.length === text.length
  if (needle.length < MIN_MARKED_LENGTH || !hasSameLengths) return []
  const indices: number[] = []
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
    indices.push(at)
  }
  return indices
}
