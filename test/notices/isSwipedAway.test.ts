import { isSwipedAway } from '../../src/notices/useSwipe'

it.each([
  [20, 0, true],
  [0, 20, true],
  [20, 12, true],
  [19, 0, false],
  [0, 19, false],
  [-200, 25, false],
  [25, -200, false],
])('%d px to the right and %d px down: %s', (dx, dy, isAway) => {
  expect(isSwipedAway(dx, dy)).toBe(isAway)
})
