import { FACET_KEYS, FACETS, type FacetKey } from '../../src/domain/facets'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { findCountry, LOCATIONS } from '../../src/domain/locations'
import { catalog } from './catalog'

/*
 * A second implementation of the product's rules (src/domain/README.md, src/url/README.md) to compare the site with. It
 * shares no code with the first.
 */

const namesCountry = (place: string, location: string) =>
  place.toLowerCase().includes(`${findCountry(location)?.label}`.toLowerCase())

function isIn(place: string, location: string): boolean {
  const countries = LOCATIONS.filter((each) => each !== 'usa' && namesCountry(place, each))
  return location === 'usa' ? countries.length === 0 : countries.includes(location)
}

const JOINED_LETTER = /^[\u0600-\u1AFF]$/

function isSeen(character: string, index: number, characters: readonly string[]): boolean {
  const isJoiner = character === '\u200C' || character === '\u200D'
  const isInWord = [-1, 1].every((step) => JOINED_LETTER.test(characters[index + step] ?? ''))
  return (isJoiner && isInWord) || !/\p{Default_Ignorable_Code_Point}/u.test(character)
}

const words = (text: string) =>
  Array.from(text).filter(isSeen).join('').split(/\s+/).filter(Boolean).join(' ')

/** A reader takes each character of a row for the first one. */
// prettier-ignore
const ROWS = [
  "'`´‘’‛′ʹʻʼʽ׳", '"“”„‟״', '-~‐‑‒–—―−־〜', 'σς', 'iı', 'lł', 'oø', 'dđ', 'اٱ', 'يىی', 'كک', 'هة',
  ...Array.from({ length: 86 }, (_, index) => String.fromCharCode(0x30a1 + index, 0x3041 + index)),
]
const ALL = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code))
const SAME: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
  ...ALL.filter((each) => /\p{Nd}/u.test(each)).map((each, index): [string, string] => [
    each,
    `${index % 10}`,
  ]),
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ـ: '' }),
])
/** The marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters. Two inherited ones make other letters of kana. */
const MARKS = /(?![\u3099\u309A])(?=\p{M})[\p{sc=Zinh}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}]/gu

const folded = (text: string) => {
  const written = words(text.replaceAll('´', "'")).normalize('NFKD').toLowerCase().replace(MARKS, '')
  return words(Array.from(written, (each) => SAME.get(each) ?? each).join('')).normalize('NFC')
}

const labelsOf = (key: FacetKey, names: readonly string[]) =>
  FACETS[key].values.filter(({ name }) => names.includes(name)).map(({ label }) => label)

/** The indices of the matches in a catalog. */
export function plainMatches(query: JobsQuery, jobs = catalog): number[] {
  const { locations, towns, departments, workplaces, types } = query
  const text = folded(query.search)
  const labels = labelsOf('departments', departments)
  return jobs.flatMap(
    ({ title, description, location: place, department = '', workplace = '', type }, index) => {
      const isFound = folded(title).includes(text) || folded(description).includes(text)
      const isThere = locations.length === 0 || locations.some((location) => isIn(place, location))
      const isTown =
        towns.length === 0 || labelsOf('towns', towns).some((town) => place.startsWith(`${town},`))
      const isTheirs = departments.length === 0 || labels.includes(department)
      const isThus = workplaces.length === 0 || workplaces.includes(workplace)
      const slugs = type.toLowerCase().replaceAll(' ', '-')
      const isSuch = types.length === 0 || types.some((name) => slugs.includes(name))
      return isFound && isThere && isTown && isTheirs && isThus && isSuch ? [index] : []
    },
  )
}

function plainPage(query: JobsQuery, jobs = catalog): number {
  const lastPage = Math.max(1, Math.ceil(plainMatches(query, jobs).length / 12))
  return Math.min(query.page, lastPage)
}

/** The indices of the shown cards in a catalog. */
export function plainCards(query: JobsQuery, jobs = catalog): number[] {
  const from = (plainPage(query, jobs) - 1) * 12
  return plainMatches(query, jobs).slice(from, from + 12)
}

/** The line that counts the matches. */
export function plainCount(query: JobsQuery): string {
  const matches = plainMatches(query).length
  const place = plainPage(query) > 1 ? `, page ${plainPage(query)} of ${Math.ceil(matches / 12)}` : ''
  return `${matches} ${matches === 1 ? 'position' : 'positions'}${place}`
}

/** The title of the list. */
export function plainTitle(query: JobsQuery): string {
  const selected = FACET_KEYS.map((key) => labelsOf(key, query[key]).join(' + '))
  const parts = [words(query.search), ...selected].filter(Boolean).join(', ')
  const page = plainPage(query)
  const pagePart = page === 1 ? '' : parts === '' ? `Page ${page}` : `, page ${page}`
  const name = parts + pagePart
  return name === ''
    ? 'Open Positions – Larkfield'
    : `${name} (${plainMatches(query).length}) – Open Positions – Larkfield`
}
