/** @jest-environment node */
import { clampPage, countPages, sliceOfPage } from '../../src/domain/paging'

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

it.each([
  [1, 22, 1],
  [2, 22, 2],
  [3, 22, 2],
  [Number.MAX_SAFE_INTEGER, 22, 2],
  [2, 0, 1],
])('shows for page %i of %i matches page %i', (page, matchCount, shownPage) => {
  expect(clampPage(page, matchCount)).toBe(shownPage)
})

it('shows twelve jobs on a page and the rest on the last', () => {
  const items = Array.from({ length: 22 }, (_, index) => index)
  expect(sliceOfPage(items, 1)).toEqual(items.slice(0, 12))
  expect(sliceOfPage(items, 2)).toEqual(items.slice(12))
})
