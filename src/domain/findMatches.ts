import { foldText } from './foldText'

/** One letter matches in nearly every word, and that many marks are slow to paint. */
const MIN_MARKED_LENGTH = 2

/** `foldText` trims: the full stop protects a space at the end. */
const foldedLength = (text: string) => foldText(`${text}.`).length - 1

/** The longest start of `text` that has at most `length` characters when folded. */
function startOf(text: string, length: number): string {
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (foldedLength(text.slice(0, middle)) > length) high = middle - 1
    else low = middle
  }
  return text.slice(0, low)
}

/** Finds `search` in `text` as `matching.ts` compares them, without overlaps. Empty for a single letter. */
export function findMatches(text: string, search: string) {
  const needle = foldText(search)
  const haystack = foldText(text)
  if (needle.length < MIN_MARKED_LENGTH) return []
  const matches = []
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
    let [start, end] = [at, at + needle.length]
    // Folding has changed the length of what is before the match, or of the match, or its last letter has an accent.
    if (foldText(text.slice(start, end)) !== needle || /^\p{M}/u.test(text.slice(end, end + 1))) {
      start = startOf(text, at).length
      // Includes the whole last letter, with its combining accents.
      const last = startOf(text, end - 1).length + 1
      end = startOf(text, foldedLength(text.slice(0, last))).length
    }
    matches.push({ start, end })
  }
  return matches
}
