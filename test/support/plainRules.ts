import { catalog } from '#content/catalog'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../src/domain/locations'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

/*
 * The product's rules in the plainest words, to hold the site against. Nothing of the site's own rules is used:
 * what is wrong there must not be wrong here too.
 */

export const NOTHING: JobsQuery = EMPTY_QUERY

function namesCountry(place: string, location: JobLocation): boolean {
  return place.toLowerCase().includes(LOCATION_LABELS[location].toLowerCase())
}

function isIn(place: string, location: JobLocation): boolean {
  const others = LOCATIONS.filter((each) => each !== 'usa' && namesCountry(place, each))
  return location === 'usa' ? others.length === 0 : others.includes(location)
}

/** Places in the catalog of what matches (src/domain/README.md). */
export function plainMatches({ search, locations }: JobsQuery): number[] {
  const text = search.toLowerCase()
  return catalog.flatMap((job, position) => {
    const isFound = job.title.toLowerCase().includes(text) || job.description.toLowerCase().includes(text)
    const isThere = locations.length === 0 || locations.some((location) => isIn(job.location, location))
    return isFound && isThere ? [position] : []
  })
}

function plainPage(query: JobsQuery): number {
  const lastPage = Math.max(1, Math.ceil(plainMatches(query).length / 12))
  return Math.min(query.page, lastPage)
}

/** Places in the catalog of the cards on the shown page (src/domain/README.md). */
export function plainCards(query: JobsQuery): number[] {
  const from = (plainPage(query) - 1) * 12
  return plainMatches(query).slice(from, from + 12)
}

/** The title of the list. */
export function plainTitle(query: JobsQuery): string {
  const places = query.locations.map((location) => LOCATION_LABELS[location]).join(' + ')
  const asked = [query.search.trim(), places].filter(Boolean).join(', ')
  const page = plainPage(query)
  const pagePart = page === 1 ? '' : asked === '' ? `Page ${page}` : `, page ${page}`
  const name = asked + pagePart
  return name === ''
    ? 'Open Positions – Larkfield'
    : `${name} (${plainMatches(query).length}) – Open Positions – Larkfield`
}

/** A form's encoding, by hand. */
function encoded(text: string): string {
  const bytes = encodeURIComponent(text).replace(
    /[!'()~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return bytes.replaceAll('%20', '+')
}

/** The address of the list, with parameters that are not ours behind. */
export function plainAddress(path: string, { search, locations, page }: JobsQuery, foreign: string): string {
  const ours = [
    ...(search === '' ? [] : [`search=${encoded(search)}`]),
    ...locations.map((location) => `location=${location}`),
    ...(page === 1 ? [] : [`page=${page}`]),
  ]
  const all = [...ours, foreign].filter(Boolean).join('&')
  return all === '' ? path : `${path}?${all}`
}
