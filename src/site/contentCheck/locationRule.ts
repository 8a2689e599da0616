import { locationNames, LOCATIONS, locationsOf, type JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import type { TextRule } from './textRules'

const STATES = `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii,
Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, District of Columbia, D.C., DC, Puerto Rico`

/** A place in the country of its file, which the location filter finds under that country only. */
export function locationRule(location: JobLocation): TextRule {
  const { placeForm, place } = COUNTRIES[location]
  const others = LOCATIONS.filter((each) => each !== 'usa' && each !== location)
  const names = locationNames(others).map((name) => `"${name.toLowerCase()}"`)
  const wanted = `Write ${placeForm}, like '${place}', without ${names.join(' or ')} even inside a word, or move the file to the folder of its country.`
  const ends = location === 'usa' ? STATES.split(/,\s/) : locationNames([location])
  const end = location === 'usa' ? 'a US state, written in full' : ends.join()
  return (text) => {
    const found = locationsOf(text)
    if (found.join() !== location)
      return `would be listed under ${locationNames(found).join(' and ')}. ${wanted}`
    if (ends.some((each) => text.endsWith(`, ${each}`))) return null
    return `must end in a comma, a space and ${end}. ${wanted}`
  }
}
