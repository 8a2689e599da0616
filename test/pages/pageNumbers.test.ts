/** @jest-environment node */
import { pageNumbers } from '../../src/pages/jobsList/pageNumbers'

it('links to each of up to eleven pages', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(11, 6)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

it.each([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 20]],
  [6, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 20]],
  [7, [1, 0, 4, 5, 6, 7, 8, 9, 10, 0, 20]],
  [14, [1, 0, 11, 12, 13, 14, 15, 16, 17, 0, 20]],
  [15, [1, 0, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [20, [1, 0, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
])('gathers of 20 pages those far from page %d', (shown, numbers) => {
  expect(pageNumbers(20, shown)).toEqual(numbers)
})
