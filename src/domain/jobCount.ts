import { resultsText } from '#content/jobsListText'
import { fill, fillCount } from './fill'

export const formatJobCount = (count: number) => fillCount(resultsText.positions, count)

/** The live region over the list: `22 positions, page 2 of 2`. The first page is not named. */
export function formatMatchCount(matchCount: number, shownPage: number, pageCount: number): string {
  const positions = formatJobCount(matchCount)
  if (shownPage === 1) return positions
  return fill(resultsText.positionsOnPage, { positions, page: shownPage, pages: pageCount })
}
