import { isSwipedAway } from '../../src/notices/useSwipe'

it.each([
  ['20 px to the right', 20, 0, true],
  ['20 px down', 0, 20, true],
  ['a slanting 20 px', 20, 12, true],
  ['19 px to the right', 19, 0, false],
  ['19 px down', 0, 19, false],
  ['far to the left', -200, 0, false],
  ['far up', 0, -200, false],
  ['far to the left and a little down', -200, 25, false],
  ['far up and a little to the right', 25, -200, false],
])('%s', (_way, dx, dy, isAway) => {
  expect(isSwipedAway(dx, dy)).toBe(isAway)
})
