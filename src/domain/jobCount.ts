/** `22 positions`, `1 position`, `0 positions`. */
export function formatJobCount(count: number): string {
  return `${count} ${count === 1 ? 'position' : 'positions'}`
}

/** The live region over the list: `22 positions, page 2 of 2`. The first page is not named. */
export function formatMatchCount(matchCount: number, shownPage: number, pageCount: number): string {
  const page = shownPage > 1 ? `, page ${shownPage} of ${pageCount}` : ''
  return `${formatJobCount(matchCount)}${page}`
}
