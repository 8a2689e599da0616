/** Positions on one page of the list. */
export const PAGE_SIZE = 12

export function pageCount(matches: number): number {
  return Math.ceil(matches / PAGE_SIZE)
}

/** The page that is shown for a page that is asked for: at least 1, at most the last. */
export function clampPage(page: number, matches: number): number {
  return Math.max(1, Math.min(page, pageCount(matches)))
}

export function sliceOfPage<Item>(items: readonly Item[], shownPage: number): readonly Item[] {
  return items.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)
}
