/** @jest-environment node */
import { diagnoseModules } from '../../src/build/contentDoctor/diagnoseModules'
import { aJob } from '../support/aJob'

const TODAY = '2027-06-15'

function diagnose(...jobsUsa: readonly unknown[]) {
  return diagnoseModules(new Map([['jobsUsa.ts', { jobsUsa }]]), TODAY)
}

it('tells every mistake of a position at once', () => {
  const { mistakes } = diagnose(
    aJob({
      id: 'x',
      title: '',
      location: 'Indianapolis, Indiana',
      description: 'One piece',
      createdDate: 'soon',
      endDate: 'late',
      duration: 'long',
      payRate: 'much',
      contactEmail: 'us',
      contactPhone: 'ours',
    }),
  )
  const fields = ['id', 'title', 'location', 'description', 'createdDate', 'endDate', 'duration', 'payRate']
  expect(mistakes.map((line) => /: (\w+) "/.exec(line)?.[1])).toEqual([
    ...fields,
    'contactEmail',
    'contactPhone',
  ])
})

it('compares the dates whatever else is wrong', () => {
  const { mistakes } = diagnose(aJob({ title: ' ', createdDate: '2027-01-02', endDate: '2027-01-01' }))
  expect(mistakes).toHaveLength(2)
})

it.each([
  ['2027-06-14', 1],
  ['2027-06-15', 0],
])('warns of the deadline %s, seen on June 15, only when that day is over', (endDate, count) => {
  const { mistakes, warnings } = diagnose(aJob({ endDate }))
  expect(mistakes).toEqual([])
  expect(warnings).toHaveLength(count)
})

it('allows a deadline on the day of posting', () => {
  expect(diagnose(aJob({ createdDate: '2027-06-15', endDate: '2027-06-15' })).mistakes).toEqual([])
})

it('notes ids that stand several times, each once', () => {
  const { mistakes, notes } = diagnose(
    aJob({ id: '19', title: 'A' }),
    aJob({ id: '19', title: 'B' }),
    aJob({ id: '20', title: 'C' }),
    aJob({ id: '19', title: 'D' }),
  )
  expect(mistakes).toEqual([])
  expect(notes).toEqual(['several positions share an id: 19. All of them are listed; this is allowed.'])
})

it.each([
  ['payRate', ['$95 per hour', '$85–$95 per hour', '$1,200 per hour', '$950–$1,200 per hour']],
  ['duration', ['1 month', '2 months', '10 months', '18 months', 'Permanent']],
  ['contactPhone', ['+1 212-555-0118', '+1 (212) 555.0118', '+912255501180']],
  ['contactEmail', ["o'hara+jobs@careers.cairnway.example"]],
  ['location', ['Austin, Texas', 'St. Louis, Missouri', 'Washington, D.C.']],
  ['title', ['C++ / C# Developer (m/f/d)', 'हिन्दी अनुवादक', 'Ingénieur·e', '👩‍💻 Developer']],
  ['description', ['A... B', 'Work with .NET... Travel at 1.5 times the rate, e.g. in spring... Stay']],
])('takes every %s that the site can show', (field, values) => {
  const jobs = values.map((value) => ({ ...aJob(), [field]: value }))
  expect(diagnose(...jobs).mistakes).toEqual([])
})

it('looks for empty texts in a file that it does not know', () => {
  const shareText = { button: 'Share', notices: [{ done: 'Copied' }, { done: '' }], limit: 3, wait: null }
  expect(diagnoseModules(new Map([['shareText.ts', { shareText }]]), TODAY).mistakes).toEqual([
    'shareText.ts: notices 2, done "" is empty. Write its text between the quotes.',
  ])
})
