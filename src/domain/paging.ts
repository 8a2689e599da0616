/** Jobs on one page of the list. */
export const PAGE_SIZE = 12

export function countPages(matchCount: number): number {
  return Math.ceil(matchCount / PAGE_SIZE)
}

/** The shown page for a requested page: at least 1, at most the last. */
export function clampPage(page: number, matchCount: number): number {
  return Math.max(1, Math.min(page, countPages(matchCount)))
}

export function sliceOfPage<Item>(items: readonly Item[], shownPage: number): readonly Item[] {
  return items.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)
}
