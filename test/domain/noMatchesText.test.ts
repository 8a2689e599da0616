/** @jest-environment node */
import { noMatchesText } from '../../src/domain/noMatchesText'

it.each([
  [[], 'location'],
  [['india'], 'locations (India)'],
  [['usa', 'canada'], 'locations (USA, Canada)'],
] as const)('names the selected locations %j when nothing matches', (locations, named) => {
  expect(noMatchesText({ locations })).toBe(
    `No positions are currently available in the selected ${named}. Please try different filters or check back later.`,
  )
})
