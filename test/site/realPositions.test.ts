import { screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import type { Job } from '../../src/domain/job'
import { countriesOf } from '../../src/domain/locations'
import { parsePosition, toJob } from '../../src/site/catalog'
import { validateContent } from '../../src/site/contentCheck/validateContent'
import { atomFeed } from '../../src/site/seo/atomFeed'
import { jobPosting } from '../../src/site/seo/jobPosting'
import { positionDescription, positionHtml, positionTerms } from '../../src/site/seo/positionText'
import { aJob } from '../support/aJob'
import { positionFile } from '../support/positionFile'
import { openFile, prerender } from '../support/prerender'
import { CONTEXT } from './contentCheck/contentCases'

/** The fields that every position has. */
const { endDate: _endDate, duration: _duration, payRate: _payRate, contactPhone: _phone, ...LEAST } = aJob()

const place = (addressCountry: string, addressLocality?: string, addressRegion?: string) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(addressLocality !== undefined && { addressLocality }),
    ...(addressRegion !== undefined && { addressRegion }),
    addressCountry,
  },
})
const pay = (currency: string, unitText: string, amounts: object) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', ...amounts, unitText },
})
const remote = (...names: readonly string[]) => {
  const countries = names.map((name) => ({ '@type': 'Country', name }))
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: names.length > 1 ? countries : countries[0],
  }
}
const FULL = { employmentType: 'FULL_TIME' }
const CONTRACT = { employmentType: 'CONTRACTOR' }

/** Places as people write them, and what is told of them. */
// prettier-ignore
const PLACES: readonly (readonly [string, string, object])[] = [
  ...['Remote (US)', 'US – Remote', 'US Remote', 'Remote - anywhere in the US', 'Remote, United States', 'Fully remote, USA', 'Telecommute, USA', 'USA (Remote)', 'Austin, Texas (100% remote)', 'Remote; must live in Texas']
    .map((location) => ['usa', location, remote('USA')] as const),
  ['usa', 'WFH, Texas', { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'State', name: 'Texas, USA' } }],
  ['canada', 'Fully remote in Canada', remote('Canada')], ['india', 'Work from home, India', remote('India')], ['usa', 'Remote, USA or Canada', remote('USA', 'Canada')],
  ['usa', 'Multiple locations, USA', { jobLocation: place('US') }], ['india', 'Pan India', { jobLocation: place('IN') }], ['canada', 'Canada-wide', { jobLocation: place('CA') }],
  ...['Toronto/Montreal, Canada', 'Toronto, Montreal, Ottawa, Canada'].map((location) => ['canada', location, { jobLocation: place('CA') }] as const),
  ...['Austin & Dallas, Texas', 'Greater Houston, Texas', 'Texas'].map((location) => ['usa', location, { jobLocation: place('US', undefined, 'Texas') }] as const),
  ['canada', 'Toronto, Ontario, Canada – Hybrid', { jobLocation: place('CA', 'Toronto', 'Ontario') }], ['canada', 'Val-d’Or, Quebec, Canada', { jobLocation: place('CA', 'Val-d’Or', 'Quebec') }],
  ...['Winston-Salem, North Carolina', 'Wilkes-Barre, Pennsylvania', 'Truth or Consequences, New Mexico', 'New York, New York'].map((location) => ['usa', location, { jobLocation: place('US', ...location.split(', ')) }] as const),
]

/** Facts of public postings, and the properties of their JobPosting. */
// prettier-ignore
const POSTINGS: readonly (readonly [string, Partial<Job>, object])[] = [
  ['usa', { location: 'Remote, USA; Washington, DC; Chicago, IL', type: 'Full-time', duration: '24 months', endDate: '2027-11-20', payRate: '$105,123–$136,659 per year' },
    { ...FULL, ...remote('USA'), jobLocation: [place('US', 'Washington', 'DC'), place('US', 'Chicago', 'IL')], validThrough: '2027-11-20T23:59:59', baseSalary: pay('USD', 'YEAR', { minValue: 105_123, maxValue: 136_659 }) }],
  ['usa', { location: 'Edison, New Jersey (hybrid, 3 days a week on site)', type: 'Full-time', payRate: '$130,000–$140,000 per year' },
    { ...FULL, jobLocation: place('US', 'Edison', 'New Jersey'), baseSalary: pay('USD', 'YEAR', { minValue: 130_000, maxValue: 140_000 }) }],
  ['usa', { location: 'Bethesda, MD or Salt Lake City, UT (remote possible)', type: 'Full-time', duration: 'Permanent' },
    { ...FULL, jobLocation: [place('US', 'Bethesda', 'MD'), place('US', 'Salt Lake City', 'UT')] }],
  ['usa', { location: 'Remote, USA or Seattle, WA', type: 'Full-time', payRate: 'Zone A $206,100–$269,075, Zone B $186,300–$243,225 per year' }, { ...FULL, ...remote('USA'), jobLocation: place('US', 'Seattle', 'WA') }],
  ['usa', { location: 'Tucson, Arizona, United States', type: 'Contract' }, { ...CONTRACT, jobLocation: place('US', 'Tucson', 'Arizona') }],
  ['usa', { location: 'Austin, TX', type: 'Full-time', contactPhone: '+1 512-555-0143' }, { ...FULL, jobLocation: place('US', 'Austin', 'TX') }],
  ['usa', { location: 'Remote, USA', type: 'Part-time', duration: 'Ongoing', payRate: '$75 per hour' }, { employmentType: 'PART_TIME', ...remote('USA'), baseSalary: pay('USD', 'HOUR', { value: 75 }) }],
  ['usa', { location: 'Fort Wayne, Indiana', type: 'Temporary', payRate: 'From $600 per day' }, { employmentType: 'TEMPORARY', jobLocation: place('US', 'Fort Wayne', 'Indiana'), baseSalary: pay('USD', 'DAY', { minValue: 600 }) }],
  ...PLACES.map(([country, location, told]) => [country, { location, type: 'Full-time' }, { ...FULL, ...told }] as const),
  ...['usa', 'canada'].map((country) => [country, { location: 'Remote, USA or Remote, Canada', type: 'Full-time' }, { ...FULL, ...remote('USA', 'Canada') }] as const),
  // A plain $ may be that of either country.
  ['canada', { location: 'Remote, USA or Canada', type: 'Full-time', payRate: '$95 per hour' }, { ...FULL, ...remote('USA', 'Canada') }],
  ['canada', { location: 'Remote, USA or Canada', type: 'Full-time', payRate: 'C$95 per hour' }, { ...FULL, ...remote('USA', 'Canada'), baseSalary: pay('CAD', 'HOUR', { value: 95 }) }],
  ['usa', { location: 'New York Metropolitan Area', type: 'Apprenticeship, Volunteer or Per diem', hours: '20 hours per week' }, { employmentType: ['OTHER', 'VOLUNTEER', 'PER_DIEM'], workHours: '20 hours per week', jobLocation: place('US') }],
  ['usa', { location: 'Boston, Massachusetts, USA or Remote', type: 'Full-time' }, { ...FULL, ...remote('USA'), jobLocation: place('US', 'Boston', 'Massachusetts') }],
  ['canada', { location: 'Remote or St. John’s, Newfoundland and Labrador, Canada', type: 'Full-time' }, { ...FULL, ...remote('Canada'), jobLocation: place('CA', 'St. John’s', 'Newfoundland and Labrador') }],
  ['india', { location: 'Hybrid – Remote possible, India', type: 'Full-time', payRate: '₹8,00,000–₹12,00,000 per year' }, { ...FULL, jobLocation: place('IN'), baseSalary: pay('INR', 'YEAR', { minValue: 800_000, maxValue: 1_200_000 }) }],
  ['canada', { location: 'Toronto, Ontario, Canada (remote possible)', type: 'Contract', payRate: '$65–$85 per hour, up to 40 hours per week' },
    { ...CONTRACT, jobLocation: place('CA', 'Toronto', 'Ontario'), baseSalary: pay('CAD', 'HOUR', { minValue: 65, maxValue: 85 }) }],
  ['canada', { location: 'Toronto, Ontario, Canada or Vancouver, British Columbia, Canada', type: 'Contract or Full-time', payRate: 'Competitive hourly rate (37.5 hours per week)' },
    { employmentType: ['CONTRACTOR', 'FULL_TIME'], jobLocation: [place('CA', 'Toronto', 'Ontario'), place('CA', 'Vancouver', 'British Columbia')] }],
  ['canada', { location: 'Canada', type: 'Contract', payRate: 'up to US$9,500.50 per month, plus $90 per day' }, { ...CONTRACT, jobLocation: place('CA'), baseSalary: pay('USD', 'MONTH', { maxValue: 9500.5 }) }],
  ['india', { location: 'Lucknow, Uttar Pradesh, India', type: 'Internship', duration: '3 to 6 months', payRate: '₹2,500–₹5,000 per month' },
    { employmentType: 'INTERN', jobLocation: place('IN', 'Lucknow', 'Uttar Pradesh'), baseSalary: pay('INR', 'MONTH', { minValue: 2500, maxValue: 5000 }) }],
  ['india', { location: 'Hybrid – Pune, India', type: 'Full-time', payRate: '€700 per week' }, { ...FULL, jobLocation: place('IN', 'Pune'), baseSalary: pay('EUR', 'WEEK', { value: 700 }) }],
]

const ORIGIN = 'https://larkfield.example'

/** The properties that all of them have. */
const ALWAYS = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Cloud Architect',
  description: '<ul><li>Draw the map</li><li>Build the road</li></ul>',
  identifier: { '@type': 'PropertyValue', name: 'Larkfield', value: '1' },
  datePosted: '2026-10-15',
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Larkfield',
    sameAs: `${ORIGIN}/`,
    logo: `${ORIGIN}/apple-touch-icon.png`,
  },
  directApply: false,
}

it.each(POSTINGS)('in %s, states %j as it is', (country, facts, told) => {
  const job: Job = { ...LEAST, ...facts }
  const sources = new Map([[`positions/${country}/a.yaml`, positionFile(job)]])
  const { findings } = validateContent(sources, {}, CONTEXT)
  expect(findings.filter(({ text }) => !text.includes("search engines can't read it"))).toEqual([])
  expect(countriesOf(job.location).map(({ name }) => name)).toContain(country)

  expect(jobPosting(job, ORIGIN, '2026-11-15')).toEqual({ ...ALWAYS, ...told })

  const pages = ['/jobs', '/jobs/1'].map((path) => prerender(path, { jobs: [job] }).body).join('')
  for (const text of [...pages.split(/<[^>]*>/), positionTerms(job)])
    expect(text).not.toMatch(/undefined|null|Invalid|^ ?·|· ?$|, ,/)
  for (const text of [facts.duration, facts.payRate, facts.hours].filter((each) => each !== undefined))
    expect(pages).toContain(text)
  for (const [fact, text] of Object.entries({ endDate: 'Apply by', contactPhone: 'tel:' }))
    expect(pages.includes(text)).toBe(fact in facts)
})

it('says that a department of a client hires, and that a visitor can apply on the site, unless there is a link for it', async () => {
  Object.assign(globalThis, { FORMS_ENDPOINT: 'https://forms.example/in' })
  await jest.isolateModulesAsync(async () => {
    const { jobPosting: postingWithReceiver } = await import('../../src/site/seo/jobPosting')
    const given = [
      aJob({ company: 'A Client', department: 'Design' }),
      aJob({ applyUrl: 'https://apply.example/' }),
    ]
    expect(given.map((job) => postingWithReceiver(job, ORIGIN, '2026-11-15'))).toEqual([
      expect.objectContaining({
        hiringOrganization: {
          '@type': 'Organization',
          name: 'A Client',
          department: { '@type': 'Organization', name: 'Design' },
        },
        directApply: true,
      }),
      expect.objectContaining({ directApply: false }),
    ])
  })
})

const DESCRIPTION = `description:
  - We build roads.
  - What you will do:
  - Draw the map (see https://maps.larkfield.example/a_(b)).
  - Write to maps@larkfield.example.
  - 'Skills: must have:'
  - Ink <https://ink.larkfield.example>`
const QUOTED = DESCRIPTION.replace('What you will do:', '"What you will do:"')
const toTheRight = (text: string) => text.replaceAll(/ {2}- (?=Draw|Write|Ink)/g, '      - ')

it.each([DESCRIPTION, QUOTED, toTheRight(DESCRIPTION), toTheRight(QUOTED)])(
  'keeps the headings, full stops, addresses and language of %s',
  (source) => {
    const { description } = parsePosition(source).fields
    const job = aJob({ language: 'fr', description: String(toJob({ ...LEAST, description })?.description) })
    expect(job.description).toBe(
      'We build roads. ... What you will do:... Draw the map (see https://maps.larkfield.example/a_(b)). ... Write to maps@larkfield.example. ... Skills: must have:... Ink <https://ink.larkfield.example>',
    )
    expect(positionHtml(job)).toBe(
      '<ul><li>We build roads.</li></ul><p><strong>What you will do</strong></p><ul><li>Draw the map (see https://maps.larkfield.example/a_(b)).</li><li>Write to maps@larkfield.example.</li></ul><p><strong>Skills: must have</strong></p><ul><li>Ink &lt;https://ink.larkfield.example&gt;</li></ul>',
    )
    expect(positionDescription(job)).toContain(' We build roads. What you will do: Draw')

    const site = { jobs: [job], origin: null, policy: 'first', today: '2026-12-01' } as const
    expect(atomFeed(site, ORIGIN)).toContain('<entry xml:lang="fr">')
    expect(
      prerender('/jobs', { jobs: [job] }).body.match(/<(?:h3|p) data-job="\w+" lang="fr"/g),
    ).toHaveLength(2)

    openFile(prerender('/jobs/1', { jobs: [job] }), '/jobs/1')
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('fr')
    const region = within(screen.getByRole('region', { name: 'Description' }))
    const parts = [...region.getAllByRole('heading', { level: 3 }), ...region.getAllByRole('listitem')]
    for (const part of parts) expect(part.closest('[lang]')).toHaveAttribute('lang', 'fr')
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'What you will do',
      'Skills: must have',
      'We build roads.',
      'Draw the map (see https://maps.larkfield.example/a_(b)).',
      'Write to maps@larkfield.example.',
      'Ink <https://ink.larkfield.example>',
    ])
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://maps.larkfield.example/a_(b)',
      'mailto:maps@larkfield.example',
      'https://ink.larkfield.example',
    ])
  },
)

it('never throws for a pay or a place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const job = aJob({ payRate: `$${text}`, location: text })
      expect(() => jobPosting(job, 'https://larkfield.example', '2026-11-15')).not.toThrow()
    }),
  )
})
