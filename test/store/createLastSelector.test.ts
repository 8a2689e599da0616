/** @jest-environment node */
import { createLastSelector } from '../../src/store/createLastSelector'

const selectDoubled = createLastSelector([(state: { list: number[] }) => state.list], (list) =>
  list.map((n) => n * 2),
)

it('gives the same result again while what it is made from stays', () => {
  const list = [1, 2]
  const doubled = selectDoubled({ list })
  expect(doubled).toEqual([2, 4])
  expect(selectDoubled({ list })).toBe(doubled)
})

it('remembers no result but the last', () => {
  const first = { list: [1] }
  const doubled = selectDoubled(first)
  selectDoubled({ list: [2] })
  expect(selectDoubled(first)).toEqual(doubled)
  expect(selectDoubled(first)).not.toBe(doubled)
})
