/** @jest-environment node */
import { clampPage, PAGE_SIZE, countPages, sliceOfPage } from '../../src/domain/paging'

it.each([
  [0, 0],
  [1, 1],
  [12, 1],
  [13, 2],
  [22, 2],
  [24, 2],
  [25, 3],
])('spreads %i matches over %i pages', (matches, pages) => {
  expect(countPages(matches)).toBe(pages)
})

it.each([
  [1, 22, 1],
  [2, 22, 2],
  [3, 22, 2],
  [Number.MAX_SAFE_INTEGER, 22, 2],
  [2, 12, 1],
  [2, 0, 1],
])('shows for page %i of %i matches page %i', (asked, matches, shown) => {
  expect(clampPage(asked, matches)).toBe(shown)
})

it('shows twelve positions on a page and the rest on the last', () => {
  const items = Array.from({ length: 22 }, (_, index) => index)
  expect(PAGE_SIZE).toBe(12)
  expect(sliceOfPage(items, 1)).toEqual(items.slice(0, 12))
  expect(sliceOfPage(items, 2)).toEqual(items.slice(12))
  expect(sliceOfPage([], 1)).toEqual([])
})
