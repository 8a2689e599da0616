/** @jest-environment node */
import { shownJob } from '../../src/domain/shownJob'
import { aJob } from '../support/aJob'

const JOBS = [
  aJob({ id: '1' }),
  aJob({ id: '19', title: 'In Canada' }),
  aJob({ id: '19', title: 'In India' }),
]

it.each(['1', '19', '999', ''])('shows the first job for the id %j by the policy first', (id) => {
  expect(shownJob(JOBS, id, 'first')).toBe(JOBS[0])
})

it('shows the first job with the id by the policy by-id', () => {
  expect(shownJob(JOBS, '1', 'by-id')).toBe(JOBS[0])
  expect(shownJob(JOBS, '19', 'by-id')).toBe(JOBS[1])
})

it.each(['999', '', '01', '1 '])('shows no job for the unknown id %j by the policy by-id', (id) => {
  expect(shownJob(JOBS, id, 'by-id')).toBeUndefined()
})
