/** @jest-environment node */
import { isWholeListInFile, WHOLE_LIST_LIMIT } from '../../src/domain/wholeList'

it('holds every card up to its limit, and the first page above', () => {
  expect(isWholeListInFile(0)).toBe(true)
  expect(isWholeListInFile(WHOLE_LIST_LIMIT)).toBe(true)
  expect(isWholeListInFile(WHOLE_LIST_LIMIT + 1)).toBe(false)
})
