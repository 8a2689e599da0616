/** @jest-environment node */
import { countriesOf } from '../../src/domain/locations'

it.each([
  ['Toronto, Canada', ['canada']],
  ['Pune, ıNDıa', ['india']],
  ['Indianapolis, Indiana', ['usa']],
  ['Remote (Canada)', ['canada']],
  ['India or Canada', ['canada', 'india']],
  ['Remote, USA or Remote, Canada', ['usa', 'canada']],
  ['', ['usa']],
  ['İNDİA', ['usa']],
])('finds in %j the locations %j', (text, locations) => {
  expect(countriesOf(text).map(({ name }) => name)).toEqual(locations)
})
