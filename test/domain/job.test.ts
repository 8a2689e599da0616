/** @jest-environment node */
import { descriptionSections, isJob, JOB_FIELDS, OPTIONAL_JOB_FIELDS } from '../../src/domain/job'
import { aJob } from '../support/aJob'

it.each([
  ['Draw the map... Build the road...Walk it', [['', 'Draw the map', 'Build the road', 'Walk it']]],
  ['... ...  ...', []],
  ['...One......Two', [['', 'One', 'Two']]],
  ['One.. still one. And one', [['', 'One.. still one. And one']]],
  [
    'We build roads... Your role:... Draw... Build:... Your skills :...',
    [['', 'We build roads'], ['Your role', 'Draw'], ['Build'], ['Your skills']],
  ],
  ['業務内容：... 設計', [['業務内容', '設計']]],
])('reads the points and the headings of the description %j', (description, sections) => {
  expect(descriptionSections(description).map(({ heading, points }) => [heading].concat(points))).toEqual(
    sections,
  )
})

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_JOB_FIELDS)

it.each([...JOB_FIELDS, ...OPTIONAL])('takes only a text as %s of a job, or none if optional', (field) => {
  const { [field]: _, ...rest }: Record<string, unknown> = { ...aJob() }
  expect(isJob({ ...rest, [field]: 7 })).toBe(false)
  expect(isJob(rest)).toBe(OPTIONAL.has(field))
})
