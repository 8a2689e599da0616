/** @jest-environment node */
import { positionCount } from '../../src/domain/positionCount'

it.each([
  [22, '22 positions'],
  [2, '2 positions'],
  [1, '1 position'],
  [0, '0 positions'],
])('counts %i as "%s"', (count, written) => {
  expect(positionCount(count)).toBe(written)
})
