/** @jest-environment node */
import * as fc from 'fast-check'
import { catalog } from '#content/catalog'
import type { Job } from '../../src/domain/job'
import {
  countByLocation,
  findEntries,
  filterByLocations,
  matchesSearch,
  type CatalogEntry,
} from '../../src/domain/matching'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'
import { LOCATIONS, locationsOf } from '../../src/domain/locations'
import { aJob } from '../support/aJob'
import { wellFormedText } from '../support/randomQueries'

function plainFilter(jobs: readonly Job[], search: string): number[] {
  return jobs.flatMap((job, position) => (matchesSearch(job, search) ? [position] : []))
}

const positions = (entries: readonly CatalogEntry[]) => entries.map(({ index }) => index)
const createTextSearch = (jobs: readonly Job[]) => (search: string) =>
  findEntries(
    jobs.map((job, index) => ({ job, index, locations: locationsOf(job.location) })),
    { ...EMPTY_QUERY, search },
  )


it.each([
  ['data sci', [0]],
  ['DATA SCI', [0]],
  ['sums', [0, 1]],
  ['', [0, 1]],
  ['  ', []],
  ['scientistkeep', []],
  ['scientist keep', []],
  ['larkfield', []],
  ['boston', []],
])('finds in title or description what holds %j', (search, found) => {
  const jobs = [
    aJob({ title: 'Data Scientist', description: 'Keep sums...' }),
    aJob({ title: 'Clerk', description: 'Do SUMS' }),
  ]
  expect(positions(createTextSearch(jobs)(search))).toEqual(found)
})

it('gives the place in the catalog, which is the key, because ids repeat', () => {
  const jobs = [aJob({ id: '19', title: 'One' }), aJob({ id: '19', title: 'Two' })]
  expect(createTextSearch(jobs)('two')).toEqual([expect.objectContaining({ job: jobs[1], index: 1 })])
})

const WORDS = [
  'd',
  'da',
  'data',
  'data s',
  'DATA',
  'e',
  'en',
  'engineer',
  'zzz',
  'ΟΔΟΣ',
  'ΟΔΟΣΑ',
  'i\u0307',
  'ſ',
  '...',
]
const awkwardJobs = fc.array(
  fc.record({ title: fc.oneof(wellFormedText, fc.constantFrom(...WORDS)), description: wellFormedText }),
  { maxLength: 6 },
)

it('finds what the plain rule finds, whatever was searched for before', () => {
  const searches = fc.array(fc.oneof(fc.constantFrom(...WORDS), wellFormedText), { maxLength: 12 })
  fc.assert(
    fc.property(searches, awkwardJobs, (texts, fields) => {
      const jobs = [...catalog, ...fields.map((field) => aJob(field))]
      const find = createTextSearch(jobs)
      for (const text of texts) expect(positions(find(text))).toEqual(plainFilter(jobs, text))
    }),
  )
})

it('finds what the plain rule finds at every letter typed and taken back', () => {
  const text = fc.oneof(fc.constantFrom(...catalog.map(({ title }) => title)), wellFormedText)
  fc.assert(
    fc.property(text, fc.array(fc.integer({ min: -1, max: 40 }), { maxLength: 30 }), (whole, keys) => {
      const find = createTextSearch(catalog)
      const letters = Array.from(whole)
      let typed: string[] = []
      for (const key of keys) {
        typed = key < 0 ? typed.slice(0, -1) : [...typed, letters[key] ?? ' ']
        expect(positions(find(typed.join('')))).toEqual(plainFilter(catalog, typed.join('')))
      }
    }),
  )
})

it('U24: searches for a megabyte without a fuss', () => {
  expect(createTextSearch(catalog)('x'.repeat(2 ** 20))).toEqual([])
})

const places = ['Boston', 'Toronto, Canada', 'Pune, India', 'Delhi, India'].map((location) =>
  aJob({ location }),
)

it('keeps everything where no location is chosen, and what is in any of several', () => {
  const entries = createTextSearch(places)('')
  expect(positions(filterByLocations(entries, []))).toEqual([0, 1, 2, 3])
  expect(positions(filterByLocations(entries, ['canada']))).toEqual([1])
  expect(positions(filterByLocations(entries, ['usa', 'india']))).toEqual([0, 2, 3])
})

it('counts for each location what is in it', () => {
  const counts = countByLocation(createTextSearch(places)(''))
  expect(Object.fromEntries(counts)).toMatchObject({ usa: 1, canada: 1, india: 2 })
  expect([...countByLocation([])]).toEqual(LOCATIONS.map((location) => [location, 0]))
})
