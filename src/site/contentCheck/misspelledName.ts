/** How many letters must be put in, left out or exchanged to make one name of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of from.split('').entries()) {
    const above = row
    row = [line + 1]
    for (const [index, other] of to.split('').entries()) {
      const exchanged = (above[index] ?? 0) + (letter === other ? 0 : 1)
      row.push(Math.min(exchanged, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1))
    }
  }
  return row[to.length] ?? 0
}

/** The first of `candidates` that is probably `name` misspelled: half of its letters off, and two at most. */
export function misspelledName(name: string, candidates: readonly string[]): string | undefined {
  const most = Math.min(2, name.length / 2)
  return candidates.find((candidate) => distance(name.toLowerCase(), candidate.toLowerCase()) <= most)
}
