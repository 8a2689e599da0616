/** Up to this many pages each number has its link; of more, those far from the shown page are gathered. */
const MOST_LINKS = 11

/** How many stand on either side of the shown page where some are gathered. */
const SIBLINGS = 3

/** The numbers to link to, in order; 0 stands for those that are gathered. */
export function pageNumbers(pageCount: number, shownPage: number): readonly number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= MOST_LINKS) return all
  // The window keeps its length at either end, so that the links stay where they are.
  const from = Math.max(3, Math.min(shownPage - SIBLINGS, pageCount - 2 * SIBLINGS - 2))
  const to = from + 2 * SIBLINGS
  const near = all.slice(from - 1, to)
  const start = from === 3 ? [2] : [0]
  const end = to === pageCount - 2 ? [pageCount - 1] : [0]
  return [1, ...start, ...near, ...end, pageCount]
}
