import {
  LOCATION_LABELS,
  LOCATIONS,
  locationNames,
  locationsOf,
  type JobLocation,
} from '../../domain/locations'
import { COUNTRIES } from '../countries'
import type { TextRule } from './textRules'

const STATES =
  `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii,
Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, District of Columbia, D.C., DC`.split(/,\s/)

/** A place in the country of the file it stands in, and which the location filter finds there and nowhere else. */
export function locationRule(location: JobLocation): TextRule {
  const { placeForm, place } = COUNTRIES[location]
  const others = LOCATIONS.filter((each) => each !== 'usa' && each !== location)
  const names = locationNames(others).map((name) => `"${name.toLowerCase()}"`)
  const wanted = `Write ${placeForm}, without ${names.join(' or ')}, even inside a word: '${place}'.`
  return (text) => {
    const found = locationsOf(text)
    if (found.join() !== location)
      return `would be found under ${locationNames(found).join(' and ')}. ${wanted}`
    const parts = text.split(', ')
    if (parts.length === 1 || parts.some((part) => part.trim() === '' || part.includes(',')))
      return `names one place only. ${wanted}`
    const last = parts.at(-1) ?? ''
    if (location !== 'usa' && last !== LOCATION_LABELS[location])
      return `does not end in ${LOCATION_LABELS[location]}. ${wanted}`
    if (location === 'usa' && !STATES.includes(last))
      return `does not end in one of the 50 states or DC, in full. ${wanted}`
    return null
  }
}
