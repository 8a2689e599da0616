/** @jest-environment node */
import { toEntry } from '../../src/domain/matching'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { resultsOf } from '../../src/domain/results'
import { aJob } from '../support/aJob'

it.each([
  [0, 0],
  [1, 1],
  [12, 1],
  [13, 2],
  [24, 2],
  [25, 3],
])('spreads %i matches over %i pages', (matchCount, pageCount) => {
  const entries = Array.from({ length: matchCount }, (_, index) => toEntry(aJob(), index))
  expect(resultsOf(entries, EMPTY_QUERY).pageCount).toBe(pageCount)
})
