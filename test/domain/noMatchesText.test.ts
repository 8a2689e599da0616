/** @jest-environment node */
import { noMatchesText } from '../../src/domain/noMatchesText'

it('says that nothing matches, in which locations, and what to do', () => {
  const end = '. Please try different filters or check back later.'
  expect(noMatchesText([])).toBe(`No positions are currently available in the selected location${end}`)
  expect(noMatchesText(['usa', 'canada'])).toBe(
    `No positions are currently available in the selected locations (USA, Canada)${end}`,
  )
})
