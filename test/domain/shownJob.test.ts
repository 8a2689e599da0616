/** @jest-environment node */
import { shownJob } from '../../src/domain/shownJob'
import { aJob } from '../support/aJob'

const jobs = [
  aJob({ id: '1' }),
  aJob({ id: '19', title: 'In Canada' }),
  aJob({ id: '19', title: 'In India' }),
]

it.each(['1', '19', '999', ''])('shows the first position for the id %j under the policy first', (id) => {
  expect(shownJob(jobs, id, 'first')).toBe(jobs[0])
})

it('shows the first position with the id under the policy by-id', () => {
  expect(shownJob(jobs, '1', 'by-id')).toBe(jobs[0])
  expect(shownJob(jobs, '19', 'by-id')).toBe(jobs[1])
})

it.each(['999', '', '01', '1 ', 'toString'])(
  'shows none for the unknown id %j under the policy by-id',
  (id) => {
    expect(shownJob(jobs, id, 'by-id')).toBeUndefined()
  },
)

it('shows none of an empty catalog', () => {
  expect(shownJob([], '1', 'first')).toBeUndefined()
})
