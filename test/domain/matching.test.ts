/** @jest-environment node */
import type { Job } from '../../src/domain/job'
import { findEntries, toEntry, type CatalogEntry } from '../../src/domain/matching'
import { aJob } from '../support/aJob'
import { asking } from '../support/asking'

const entriesOf = (...jobs: readonly Partial<Job>[]): CatalogEntry[] => jobs.map(aJob).map(toEntry)

const indices = (entries: readonly CatalogEntry[]) => entries.map(({ index }) => index)

it.each([
  ['data sci', [0]],
  ['DATA SCI', [0]],
  ['sums', [0, 1]],
  ['', [0, 1]],
  ['  ', [0, 1]],
  ['scientist ', [0]],
  ['\u3000data  \tsci', [0]],
  ['scientistkeep', []],
  ['scientist keep', []],
  ['larkfield', []],
  ['boston', []],
])('finds the jobs with %j in the title or in the description', (search, found) => {
  const entries = entriesOf(
    { title: 'Data Scientist', description: 'Keep sums...' },
    { title: 'Clerk', description: 'Do SUMS' },
  )
  expect(indices(findEntries(entries, asking({ search })))).toEqual(found)
})
