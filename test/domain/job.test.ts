/** @jest-environment node */
import { descriptionPoints, isJob } from '../../src/domain/job'
import { aJob } from '../support/aJob'

it.each([
  ['Draw the map... Build the road...Walk it', ['Draw the map', 'Build the road', 'Walk it']],
  ['', []],
  ['... ...  ...', []],
  ['...One...', ['One']],
  ['One......Two', ['One', 'Two']],
  ['One.. still one. And one', ['One.. still one. And one']],
])('splits the description %j into bullet points', (description, points) => {
  expect(descriptionPoints(description)).toEqual(points)
})

it('accepts a complete job', () => {
  expect(isJob(aJob())).toBe(true)
})

it.each(Object.keys(aJob()))('rejects a job without text in %s', (field) => {
  const { [field]: _, ...rest }: Record<string, unknown> = { ...aJob() }
  expect(isJob(rest)).toBe(false)
  expect(isJob({ ...rest, [field]: 7 })).toBe(false)
})

it.each([null, undefined, 7, 'job', [], () => aJob()])('rejects %p as a job', (value) => {
  expect(isJob(value)).toBe(false)
})
