/** @jest-environment node */
import * as fc from 'fast-check'
import { isNewPosition, newestDate, toSeenDate } from '../../src/domain/newPositions'
import { aJob } from '../support/aJob'

const someDate = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const someJob = someDate.map((createdDate) => aJob({ createdDate }))

it('marks nothing at the first visit, and nothing where no position was posted since', () => {
  fc.assert(
    fc.property(fc.array(someJob), (jobs) => {
      expect(jobs.some((job) => isNewPosition(job, toSeenDate(null)))).toBe(false)
      expect(jobs.some((job) => isNewPosition(job, newestDate(jobs)))).toBe(false)
    }),
  )
})

const marked = (createdDate: string, seen: string) => Number(isNewPosition({ createdDate }, seen))

it('marks a later position wherever it marks an earlier one, and more after an earlier visit', () => {
  fc.assert(
    fc.property(fc.array(someDate, { minLength: 3, maxLength: 3 }), ([...dates]) => {
      const [first = '', second = '', third = ''] = dates.toSorted()
      expect(marked(third, first)).toBeGreaterThanOrEqual(marked(second, first))
      expect(marked(third, first)).toBeGreaterThanOrEqual(marked(third, second))
    }),
  )
})

it('is the same in every time zone: a date is compared as it is written', () => {
  expect(isNewPosition(aJob({ createdDate: '2026-11-02' }), '2026-11-01')).toBe(true)
  expect(isNewPosition(aJob({ createdDate: '2026-11-01' }), '2026-11-01')).toBe(false)
})

it.each([null, '', 'soon', '2026', '2026-1-1', '<script>', '2026-11-01T00:00:00Z'])(
  'reads %j as no date',
  (stored) => {
    expect(toSeenDate(stored)).toBe('')
  },
)
