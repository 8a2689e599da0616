/** How many letters must be put in, left out or exchanged to make one name of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const above = row
    row = [line + 1]
    for (const [index, other] of [...to].entries()) {
      const exchanged = (above[index] ?? 0) + (letter === other ? 0 : 1)
      row.push(Math.min(exchanged, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1))
    }
  }
  return row[to.length] ?? 0
}

/** The slip of the pen among `candidates` that was probably meant to be `name`: two letters off at most. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const off = (candidate: string) => distance(name.toLowerCase(), candidate.toLowerCase())
  const close = candidates.filter((candidate) => off(candidate) <= 2)
  return close.sort((a, b) => off(a) - off(b))[0]
}
