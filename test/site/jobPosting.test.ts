/** @jest-environment node */
import { baseSalary } from '../../src/site/seo/baseSalary'
import { jobPosting } from '../../src/site/seo/jobPosting'
import { postalAddress } from '../../src/site/seo/postalAddress'
import type { Job } from '../../src/domain/job'
import { aJob } from '../support/aJob'

const ORIGIN = 'https://larkfield.example'
const TODAY = '2026-12-01'

const postingOf = (job: Partial<Job> = {}, today = TODAY) => jobPosting(aJob(job), ORIGIN, today)

it('is a JobPosting of schema.org', () => {
  expect(postingOf()).toMatchObject({ '@context': 'https://schema.org', '@type': 'JobPosting' })
})

it.each([
  ['title', { title: 'QA Lead' }, 'QA Lead'],
  ['datePosted', { createdDate: '2026-08-03' }, '2026-08-03'],
  ['validThrough', { endDate: '2027-08-31' }, '2027-08-31T23:59:59'],
  ['employmentType', { type: 'Full-time' }, 'FULL_TIME'],
  ['directApply', {}, false],
] as const)('has %s', (field, job, value) => {
  expect(postingOf(job)).toHaveProperty(field, value)
})

it('has the description as HTML, a list of its points, in which a text’s own signs are no markup', () => {
  expect(postingOf({ description: 'Draw the map... Know C++ & <b>SQL</b>...' })).toHaveProperty(
    'description',
    '<ul><li>Draw the map</li><li>Know C++ &amp; &lt;b&gt;SQL&lt;/b&gt;</li></ul>',
  )
})

it('is identified by the id that the company gave', () => {
  expect(postingOf({ id: '19', company: 'Larkfield' })).toHaveProperty('identifier', {
    '@type': 'PropertyValue',
    name: 'Larkfield',
    value: '19',
  })
})

it('names the company that hires, with its site where it is ours', () => {
  expect(postingOf({ company: 'Larkfield' })).toHaveProperty('hiringOrganization', {
    '@type': 'Organization',
    name: 'Larkfield',
    sameAs: 'https://larkfield.example/',
    logo: 'https://larkfield.example/apple-touch-icon.png',
  })
  expect(postingOf({ company: 'A Client' })).toHaveProperty('hiringOrganization', {
    '@type': 'Organization',
    name: 'A Client',
  })
})

it('has the place and the pay', () => {
  const posting = postingOf({ location: 'Toronto, Canada', payRate: '$75 per hour' })
  expect(posting).toHaveProperty('jobLocation', {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Toronto', addressCountry: 'CA' },
  })
  expect(posting).toHaveProperty('baseSalary.currency', 'CAD')
})

it('is not there once the deadline has passed; the last day counts', () => {
  expect(postingOf({ endDate: '2026-12-01' }, '2026-12-01')).not.toBeNull()
  expect(postingOf({ endDate: '2026-12-01' }, '2026-12-02')).toBeNull()
})

it.each([
  ['New York, New York', { addressLocality: 'New York', addressRegion: 'New York', addressCountry: 'US' }],
  [
    'Toronto, Ontario, Canada',
    { addressLocality: 'Toronto', addressRegion: 'Ontario', addressCountry: 'CA' },
  ],
  ['Toronto, Canada', { addressLocality: 'Toronto', addressCountry: 'CA' }],
  ['PUNE,INDIA', { addressLocality: 'PUNE', addressCountry: 'IN' }],
  ['Canada', { addressCountry: 'CA' }],
  ['Chicago', { addressLocality: 'Chicago', addressCountry: 'US' }],
])('reads the place of %j', (location, address) => {
  expect(postalAddress(location)).toEqual({ '@type': 'PostalAddress', ...address })
})

const AUSTIN = 'Austin, Texas'

it.each([
  ['$95 per hour', AUSTIN, 'USD', { value: 95 }],
  ['$62.50 per hour', AUSTIN, 'USD', { value: 62.5 }],
  ['$85–$95 per hour', AUSTIN, 'USD', { minValue: 85, maxValue: 95 }],
  ['$75–$88 per hour', 'Toronto, Canada', 'CAD', { minValue: 75, maxValue: 88 }],
  ['₹1,600 per hour', 'Pune, India', 'INR', { value: 1600 }],
  ['₹1,900–₹2,400 per hour', 'Pune, India', 'INR', { minValue: 1900, maxValue: 2400 }],
])('reads the pay %j in %s', (payRate, location, currency, amounts) => {
  expect(baseSalary(aJob({ payRate, location }))).toEqual({
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: 'HOUR' },
  })
})

it.each([
  ['by agreement', AUSTIN],
  ['$95 per day', AUSTIN],
  ['$85–₹95 per hour', AUSTIN],
  ['₹1,600 per hour', AUSTIN],
  ['$95 per hour', 'Pune, India'],
])('gives no pay rather than a wrong one for %j in %s', (payRate, location) => {
  expect(postingOf({ payRate, location })).not.toHaveProperty('baseSalary')
})
