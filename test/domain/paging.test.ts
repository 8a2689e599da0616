/** @jest-environment node */
import { countPages } from '../../src/domain/paging'

it.each([
  [0, 0],
  [1, 1],
  [12, 1],
  [13, 2],
  [24, 2],
  [25, 3],
])('spreads %i matches over %i pages', (matchCount, pageCount) => {
  expect(countPages(matchCount)).toBe(pageCount)
})
