/** @jest-environment node */
import type { Job } from '../../src/domain/job'
import { jobPosting } from '../../src/site/seo/jobPosting'
import { aJob } from '../support/aJob'

const ORIGIN = 'https://larkfield.example'
const TODAY = '2026-12-01'

const postingOf = (job: Partial<Job> = {}, today = TODAY) => jobPosting(aJob(job), ORIGIN, today)

it('describes a position in the terms of schema.org', () => {
  const job: Partial<Job> = {
    id: '19',
    title: 'QA Lead',
    company: 'A Client',
    location: 'Toronto, Canada',
    description: 'Draw the map... Know C++ & <b>SQL</b>...',
    createdDate: '2026-08-03',
    endDate: '2027-08-31',
    payRate: '$75 per hour',
  }
  expect(postingOf(job)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'QA Lead',
    description: '<ul><li>Draw the map</li><li>Know C++ &amp; &lt;b&gt;SQL&lt;/b&gt;</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'A Client', value: '19' },
    datePosted: '2026-08-03',
    validThrough: '2027-08-31T23:59:59',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'A Client' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Toronto', addressCountry: 'CA' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CAD',
      value: { '@type': 'QuantitativeValue', value: 75, unitText: 'HOUR' },
    },
    directApply: false,
  })
})

it('says that a visitor can apply on the site, unless there is a link for it', async () => {
  Object.assign(globalThis, { FORMS_ENDPOINT: 'https://forms.example/in' })
  await jest.isolateModulesAsync(async () => {
    const { jobPosting: postingWithReceiver } = await import('../../src/site/seo/jobPosting')
    const given = [aJob(), aJob({ applyUrl: 'https://apply.example/' })]
    const [here, elsewhere] = given.map((job) => postingWithReceiver(job, ORIGIN, TODAY))
    expect([here, elsewhere]).toMatchObject([{ directApply: true }, { directApply: false }])
  })
})

it('links the site if the company itself is hiring', () => {
  expect(postingOf({ company: 'Larkfield' })).toHaveProperty('hiringOrganization', {
    '@type': 'Organization',
    name: 'Larkfield',
    sameAs: 'https://larkfield.example/',
    logo: 'https://larkfield.example/apple-touch-icon.png',
  })
})

it('ends after the day of the deadline', () => {
  expect(postingOf({ endDate: '2026-12-01' }, '2026-12-01')).not.toBeNull()
  expect(postingOf({ endDate: '2026-12-01' }, '2026-12-02')).toBeNull()
})
