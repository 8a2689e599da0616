/** @jest-environment node */
import { checkCatalog } from '../../src/build/checkCatalog'
import { contentProblems } from '../../src/build/contentProblems'
import type { Job } from '../../src/domain/job'
import { aJob } from '../support/aJob'

function problemsOf(file: string, location: 'usa' | 'canada' | 'india', job: Partial<Job>): string[] {
  const good = aJob({ title: 'Good', location: location === 'usa' ? 'Austin, Texas' : `City, ${location}` })
  return checkCatalog([{ file, location, jobs: [good, { ...good, ...job }] }])
}

it('finds nothing wrong with the content as it is shipped', () => {
  expect(contentProblems()).toEqual([])
})

it.each([
  ['createdDate', '2026-02-30'],
  ['endDate', '2027-13-01'],
  ['endDate', '2027-1-5'],
  ['endDate', ''],
] as const)('names file, position, field and rule of a %s that is no date: "%s"', (field, value) => {
  expect(problemsOf('jobsUsa.ts', 'usa', { title: 'Python Developer', [field]: value })).toEqual([
    `jobsUsa.ts, position 2 ("Python Developer", Austin, Texas): ${field} "${value}" is no date on the calendar. Write it as YYYY-MM-DD, e.g. 2026-10-15.`,
  ])
})

it.each([
  ['jobsUsa.ts', 'usa', 'Indianapolis, Indiana', 'India', 'USA'],
  ['jobsUsa.ts', 'usa', 'Canada Creek, Montana', 'Canada', 'USA'],
  ['jobsCanada.ts', 'canada', 'Toronto, Ontario', 'USA', 'Canada'],
  ['jobsIndia.ts', 'india', 'Little Canada, India', 'Canada and India', 'India'],
] as const)('tells in %s that %s is not where %s is found', (file, location, place, found, wanted) => {
  expect(problemsOf(file, location, { location: place })).toEqual([
    `${file}, position 2 ("Good", ${place}): location "${place}" would be found under ${found}. Write it so that it is found under ${wanted} alone.`,
  ])
})

it('wants a description in pieces', () => {
  expect(problemsOf('jobsUsa.ts', 'usa', { description: 'All in one' })).toEqual([
    'jobsUsa.ts, position 2 ("Good", Austin, Texas): description "All in one" is in one piece. Put ... between its pieces; each becomes one bullet point.',
  ])
})

it('tells every mistake at once', () => {
  const mistakes = { createdDate: 'soon', endDate: 'late', description: 'x', location: 'India' }
  expect(problemsOf('jobsUsa.ts', 'usa', mistakes)).toHaveLength(4)
})
