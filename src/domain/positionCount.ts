/** `22 positions`, `1 position`, `0 positions`. */
export function positionCount(count: number): string {
  return `${count} ${count === 1 ? 'position' : 'positions'}`
}

/** The line over the list: how many match, and from page 2 on where the visitor is in them. */
export function matchCountLine(matchCount: number, shownPage: number, pageCount: number): string {
  const page = shownPage > 1 ? `, page ${shownPage} of ${pageCount}` : ''
  return `${positionCount(matchCount)}${page}`
}
