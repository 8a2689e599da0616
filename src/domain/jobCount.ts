import { resultsText } from '#content/jobsListText'
import { fill, fillCount } from './fill'

export const formatJobCount = (count: number) => fillCount(resultsText.positions, count)

/** On paper, the first page is named, too. */
export const formatPageCount = (matchCount: number, page: number, pages: number) =>
  fill(resultsText.positionsOnPage, { positions: formatJobCount(matchCount), page, pages })

/** The live region over the list: `22 positions, page 2 of 2`. The first page is not named. */
export const formatMatchCount = (matchCount: number, shownPage: number, pageCount: number) =>
  shownPage === 1 ? formatJobCount(matchCount) : formatPageCount(matchCount, shownPage, pageCount)
