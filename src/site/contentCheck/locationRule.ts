import { locationNames, LOCATIONS, locationsOf, type JobLocation } from '../../domain/locations'
import { COUNTRIES } from '../countries'
import type { TextRule } from './textRules'

const STATES = `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii,
Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, District of Columbia, D.C., Puerto Rico, Guam, USA,
United States, U.S., AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT,
NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, DC, PR, GU`

const IN_USA = RegExp(`(?<!\\w)(?:${STATES.split(/,\s/).join('|').replaceAll('.', '\\.')})(?!\\w)`)

/** A place in the country of its file, which the location filter finds under that country only. */
export function locationRule(location: JobLocation): TextRule {
  const { placeForm, place } = COUNTRIES[location]
  const others = LOCATIONS.filter((each) => each !== 'usa' && each !== location)
  const names = locationNames(others).map((name) => `"${name}"`)
  const wanted = `Write ${placeForm}, like '${place}' or '${place} (hybrid)', or 'Remote, ${locationNames([location]).join()}', without ${names.join(' or ')}, or move the file to the folder of its country.`
  return (text) => {
    const found = locationsOf(text)
    if (found.join() !== location)
      return `would be listed under ${locationNames(found).join(' and ')}. ${wanted}`
    return location !== 'usa' || IN_USA.test(text) ? null : `names no US state. ${wanted}`
  }
}
