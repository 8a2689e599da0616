/** @jest-environment node */
import { formatMatchCount } from '../../src/domain/jobCount'
import { noMatchesText } from '../../src/domain/noMatchesText'

it.each([
  [22, 1, 2, '22 positions'],
  [22, 2, 2, '22 positions, page 2 of 2'],
  [1, 1, 1, '1 position'],
  [0, 1, 0, '0 positions'],
])('announces %i matches on page %i of %i as %j', (matchCount, shownPage, pageCount, text) => {
  expect(formatMatchCount(matchCount, shownPage, pageCount)).toBe(text)
})

it.each([
  [[], 'location'],
  [['india'], 'locations (India)'],
  [['usa', 'canada'], 'locations (USA, Canada)'],
] as const)('names the selected locations %j when nothing matches', (locations, named) => {
  expect(noMatchesText({ locations })).toBe(
    `No positions are currently available in the selected ${named}. Please try different filters or check back later.`,
  )
})
