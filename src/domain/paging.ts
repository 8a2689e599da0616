import { resultsText } from '#content/jobsListText'
import { fill } from './fill'

export const PAGE_SIZE = 12

export const pageLabel = (page: number) => fill(resultsText.page, { page })

/** MUI's `Pagination` with three siblings has this many items at most. */
const MAX_ITEMS = 11

/** The pages that `Pagination` names, in its order. `null` is the gap between two of them. */
export function pageItems(pageCount: number, shownPage: number): readonly (number | null)[] {
  const length = Math.min(pageCount, MAX_ITEMS)
  const skipped = Math.max(0, Math.min(shownPage - 6, pageCount - MAX_ITEMS))
  return Array.from({ length }, (_, at) => {
    if (at === 0) return 1
    if (at === length - 1) return pageCount
    const isGap = (at === 1 && skipped > 0) || (at === length - 2 && skipped + length < pageCount)
    return isGap ? null : skipped + at + 1
  })
}
