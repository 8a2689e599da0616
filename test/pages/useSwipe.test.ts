/** @jest-environment node */
import { isSwipedAway } from '../../src/notices/useSwipe'

it.each([
  ['20 px to the right', 20, 0, true],
  ['20 px down', 0, 20, true],
  ['mostly to the right', 20, 12, true],
  ['19 px to the right', 19, 0, false],
  ['19 px down', 0, 19, false],
  ['mostly to the left', -200, 25, false],
  ['mostly up', 25, -200, false],
])('%s (%d px, %d px): dismisses a notice: %s', (_name, dx, dy, isAway) => {
  expect(isSwipedAway(dx, dy)).toBe(isAway)
})
