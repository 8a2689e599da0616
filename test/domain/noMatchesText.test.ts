/** @jest-environment node */
import { noMatchesText } from '../../src/domain/noMatchesText'
import { addDepartments } from '../support/addDepartments'
import { asking } from '../support/asking'

beforeAll(addDepartments)

it.each([
  [{}, 'location'],
  [{ locations: ['india'] }, 'locations (India)'],
  [{ locations: ['usa', 'canada'] }, 'locations (USA, Canada)'],
  [{ departments: ['design'] }, 'departments (Design)'],
  [
    { locations: ['usa'], departments: ['engineering', 'design'] },
    'locations (USA) and departments (Engineering, Design)',
  ],
])('names what %j selects when nothing matches', (query, named) => {
  expect(noMatchesText(asking(query))).toBe(
    `No positions are currently available in the selected ${named}. Please try different filters or check back later.`,
  )
})
