/** @jest-environment node */
import { formatMatchCount } from '../../src/domain/jobCount'

it.each([
  [22, 1, 2, '22 positions'],
  [22, 2, 2, '22 positions, page 2 of 2'],
  [1, 1, 1, '1 position'],
  [0, 1, 0, '0 positions'],
])('announces %i matches on page %i of %i as %j', (matchCount, shownPage, pageCount, text) => {
  expect(formatMatchCount(matchCount, shownPage, pageCount)).toBe(text)
})
