/** @jest-environment node */
import {
  canonicalLocations,
  isJobLocation,
  locationNames,
  locationOf,
  locationsOf,
} from '../../src/domain/locations'

it.each([
  ['New York, New York', 'usa'],
  ['Toronto, Canada', 'canada'],
  ['TORONTO, CANADA', 'canada'],
  ['canada', 'canada'],
  ['Pune, India', 'india'],
  ['Pune, iNDIA', 'india'],
  ['', 'usa'],
  ['Remote', 'usa'],
  ['İNDİA', 'usa'],
] as const)('finds %j in %s and nowhere else', (text, location) => {
  expect(locationsOf(text)).toEqual([location])
})

it('finds a text that names both countries in both, and not in the USA', () => {
  expect(locationsOf('Canada or India')).toEqual([
    'canada',
    'india',
  ])
})

it('finds Indianapolis in India, as the rule says', () => {
  expect(locationsOf('Indianapolis, Indiana')).toEqual(['india'])
})

it('puts locations into their one order, each once, unknown ones dropped', () => {
  expect(canonicalLocations(['india', 'mars', 'usa', 'india', 'USA', 7, null])).toEqual(['usa', 'india'])
  expect(canonicalLocations([])).toEqual([])
})

it.each(['USA', ' usa', '', 'mars', 'toString', null, 0, ['usa']])(
  'does not know the location %p',
  (value) => {
    expect(isJobLocation(value)).toBe(false)
  },
)

it('names locations as the panel does', () => {
  expect(locationNames(['usa', 'canada', 'india'])).toEqual(['USA', 'Canada', 'India'])
})

it.each([
  ['New York, New York', 'usa'],
  ['Toronto, Canada', 'canada'],
  ['Pune, INDIA', 'india'],
  ['India or Canada', 'canada'],
])('knows the one location of %j: %s', (text, location) => {
  expect(locationOf(text)).toBe(location)
})
