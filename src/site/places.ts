import { countries, type Country } from '#content/countries'
import { countriesOf } from '../domain/locations'
import { escapePattern } from './escapePattern'
import { inEnglish } from './inEnglish'

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

/** Intl can't list them. Of two codes, like GB and UK, one counts. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => LONG.of(code) && new Intl.Locale(`und-${code}`).region === code,
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

const REMOTE = String.raw`(?:(?:fully|100 ?%) )?(?:remote|work(?:ing)? from home|(?:work(?:ing)? from )?anywhere|wfh|telecommut(?:e|ing)|telework|home[- ](?:based|office))(?!\w)`
const PARTLY_REMOTE = /\b(?:hybrid|possible|optional|considered|friendly|partly|partially|days|not?)\b/i

/** Words for the way to work, with which a place may begin and end. */
export const WORK_MODE = `(?:${REMOTE}|(?:hybrid|on-?site)(?!\\w))`
const AROUND_PLACE = RegExp(
  `^(?:${WORK_MODE}(?! ?(?:and |[&+/|]))[^\\p{L}\\d]*)+(?:(?:with)?in |from |across )?|(?:(?<! and| ?[&+/|])[ ,–—-]+${WORK_MODE})+$`,
  'giu',
)

/** As a whole word. */
export const COUNTRY = String.raw`(?<![\p{L}\p{N}])(?:${countries.map(({ label }) => escapePattern(label)).join('|')})(?![\p{L}\p{N}]| City)`

/** Parts of a place that are several places, an area, a country or a note, which begins with a small letter. */
const NO_TOWN = RegExp(
  `^(?:greater|near|pan|all|any|multiple|several|various|across|travel)\\b|(?:wide|area|region|locations|cities|offices|sites?|home)$| and | [&+] |[/|]|${COUNTRY}`,
  'iu',
)
const isTown = (part: string) => !NO_TOWN.test(part) && !/^\p{Ll}{4}/u.test(part)

function readPlace(text: string, unnamed: Country | undefined) {
  const written = text.replace(AROUND_PLACE, '').split(',')
  const all = written.map((part) => part.trim()).filter((part) => part !== '')
  const last = all.at(-1) ?? ''
  const named = countries.find(({ code, label }) => isNamed(last, code, label))
  const country = named ?? countries.find(({ code }) => code === 'US' && isState(last))
  const isElsewhere = !country && !isState(last) && CODES.some((code) => isNamed(last, code))
  const parts = named ? all.slice(0, -1) : all
  const [first = ''] = parts
  const end = parts.at(-1) ?? ''
  const hasRegion = country?.code === 'US' ? isState(end) : named && parts.length === 2
  return {
    text,
    isRemote: RegExp(`(?<!\\w)${REMOTE}`, 'i').test(text) && !PARTLY_REMOTE.test(text),
    parts,
    town: parts.length === (hasRegion ? 2 : 1) && isTown(first) ? first : '',
    region: hasRegion ? end : '',
    country: country ?? unnamed,
    elsewhere: isElsewhere ? last : '',
  }
}

/**
 * The places of a location text: `Austin, Texas or Denver, Colorado`, `Remote, Canada; Toronto, Ontario`. Words in
 * parentheses are for readers, unless they are `(remote)` alone. A place without a country is in one of the text's.
 */
export function readPlaces(locationText: string) {
  const [first, ...others] = countriesOf(locationText)
  const unnamed = others.length > 0 ? countries.find(({ mayBeUnnamed }) => mayBeUnnamed) : first
  const told = inEnglish(locationText)
    .replace(RegExp(`\\((${WORK_MODE})\\)`, 'i'), '– $1')
    .replaceAll(/ ?\([^)]*\)/g, '')
  // The only town with this word is Truth or Consequences, New Mexico.
  const texts = told.split(/;| or (?!Consequences)/).map((text) => text.trim())
  return texts.filter((text) => text !== '').map((text) => readPlace(text, unnamed))
}
