import { foldText } from './foldText'

/** One letter matches in nearly every word, and that many marks are slow to paint. */
const MIN_MARKED_LENGTH = 2

/** Finds `search` in `text` as `matching.ts` compares them. Empty for a single letter. */
export function findMatches(text: string, search: string) {
  const needle = foldText(search)
  const haystack = foldText(text)
  if (needle.length < MIN_MARKED_LENGTH) return []

  /** `foldText` trims: a full stop protects a space inside the text. */
  const foldedLength = (from: number, to: number) =>
    foldText(`${from > 0 ? '.' : ''}${text.slice(from, to)}.`).length - (from > 0 ? 2 : 1)

  /** The end of the longest text after `from` that has at most `length` characters when folded. */
  function endOf(from: number, length: number): number {
    // Near its start, because folding the whole text for each match would be slow.
    let [low, high] = [from, from + 2 * length + 8]
    while (high < text.length && foldedLength(from, high) <= length) high += high - from
    high = Math.min(high, text.length)
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (foldedLength(from, middle) > length) high = middle - 1
      else low = middle
    }
    return low
  }

  const matches = []
  // The start of the last match, in the text and in the folded text.
  let [read, readFolded] = [0, 0]
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
    const distance = at - readFolded
    let start = read + distance
    let end = Math.min(start + needle.length, text.length)
    let isSameLength = foldedLength(read, start) === distance
    // Folding has changed the length of what is before the match, or of the match, or a letter at its ends has an accent.
    if (
      !isSameLength ||
      foldText(`.${text.slice(start, end)}.`) !== `.${needle}.` ||
      /\p{M}/u.test(text.charAt(start) + text.charAt(end))
    ) {
      start = endOf(read, distance)
      // Includes the whole last letter, with its combining accents.
      const last = endOf(read, distance + needle.length - 1) + 1
      end = endOf(read, foldedLength(read, last))
      isSameLength = false
    }
    matches.push({ start, end })
    // A match may start inside of a letter that is several when folded.
    readFolded = isSameLength ? at : readFolded + foldedLength(read, start)
    read = start
  }
  return matches
}
