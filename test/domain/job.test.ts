/** @jest-environment node */
import { descriptionPoints, isJob } from '../../src/domain/job'
import { aJob } from '../support/aJob'

it('makes a point of each piece between three dots', () => {
  expect(descriptionPoints('Draw the map... Build the road...Walk it')).toEqual([
    'Draw the map',
    'Build the road',
    'Walk it',
  ])
})

it.each([
  ['', []],
  ['...', []],
  ['... ...  ...', []],
  ['...One...', ['One']],
  ['One......Two', ['One', 'Two']],
  ['One.. still one. And one', ['One.. still one. And one']],
])('drops the empty pieces of %j', (description, points) => {
  expect(descriptionPoints(description)).toEqual(points)
})

it('takes a position for a position', () => {
  expect(isJob(aJob())).toBe(true)
})

it.each(Object.keys(aJob()))('takes nothing without a text in %s for a position', (field) => {
  const { [field]: _, ...rest }: Record<string, unknown> = { ...aJob() }
  expect(isJob(rest)).toBe(false)
  expect(isJob({ ...rest, [field]: 7 })).toBe(false)
  expect(isJob({ ...rest, [field]: null })).toBe(false)
})

it.each([null, undefined, 7, 'job', [], {}, () => aJob()])('does not take %p for a position', (value) => {
  expect(isJob(value)).toBe(false)
})
