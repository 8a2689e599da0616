import { countries, type Country } from '#content/countries'
import { locationsOf } from '../domain/locations'

const US_STATES =
  `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii,
Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota,
Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina,
North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah,
Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, District of Columbia, D.C., Puerto Rico, Guam,
AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT,
NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, DC, PR, GU`.split(
    /,\s/,
  )

const LONG = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const SHORT = new Intl.DisplayNames('en', { type: 'region', fallback: 'none', style: 'short' })

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Intl can't list them. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) =>
  LONG.of(code),
)

export const isCountryCode = (code: string) => CODES.includes(code)

/** `us` for `the U.S.` */
const plain = (text: string) => text.toLowerCase().replace(/^the |\./g, '')

/** True for `US`, `U.S.`, `United States`, and the label on the site. */
const isNamed = (name: string, code: string, label?: string) =>
  [LONG.of(code), SHORT.of(code), label].some((each) => each !== undefined && plain(each) === plain(name))

const isState = (name: string) => US_STATES.includes(name)

/** As whole words. */
const IN_US = RegExp(
  `(?<!\\w)(?:${US_STATES.join('|')}|USA?|U.S.|United States)(?!\\w)`.replaceAll('.', '\\.'),
)

/** True if a country's places need not name it, but a state, and a text names neither. */
export const lacksState = ({ code, mayBeUnnamed }: Country, text: string) =>
  code === 'US' && mayBeUnnamed === true && !IN_US.test(text)

function readPlace(text: string, unnamed: Country | undefined) {
  const isRemote = /^(?!hybrid\b)(?:.*(?:,| [-–—]) ?)?remote\b/i.test(text)
  const parts = text
    .replace(/^(?:hybrid|on-?site|remote)\b\W*| ?[,–—-] ?remote$/gi, '')
    .replace(/^(?:anywhere )?in /i, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const named = countries.find(({ code, label }) => isNamed(last, code, label))
  const country = named ?? countries.find(({ code }) => code === 'US' && isState(last))
  const isElsewhere = !country && !isState(last) && CODES.some((code) => isNamed(last, code))
  return {
    text,
    isRemote,
    parts: named ? parts.slice(0, -1) : parts,
    country: country ?? unnamed,
    elsewhere: isElsewhere ? last : '',
  }
}

/**
 * The places of a location text: `Austin, Texas or Denver, Colorado`, `Remote, Canada; Toronto, Ontario`. What is
 * in parentheses, and a leading `Hybrid –`, is for readers. A place without a country is in one of the text's.
 */
export function readPlaces(locationText: string) {
  const [first = '', ...others] = locationsOf(locationText)
  const unnamed = countries.find(({ name, mayBeUnnamed }) =>
    others.length > 0 ? mayBeUnnamed : name === first,
  )
  const texts = locationText.replaceAll(/ ?\([^)]*\)/g, '').split(/;| or /)
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => readPlace(text, unnamed))
}
