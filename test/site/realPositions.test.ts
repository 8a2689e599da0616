import { screen, within } from '@testing-library/react'
import { countriesOf } from '../../src/domain/locations'
import { catalogOf } from '../../src/site/catalog'
import { validateContent } from '../../src/site/contentCheck/validateContent'
import { atomFeeds } from '../../src/site/seo/atomFeeds'
import { positionDescription, positionHtml, positionTerms } from '../../src/site/seo/positionText'
import { jobPosting } from '../../src/site/seo/structuredData'
import { aJob } from '../support/aJob'
import { positionFile } from '../support/positionFile'
import { openFile, prerender } from '../support/prerender'
import { CONTEXT, NOW } from './contentCheck/contentCases'

/** The fields that every position has. */
const { endDate: _endDate, duration: _duration, payRate: _payRate, contactPhone: _phone, ...LEAST } = aJob()

const place = (addressCountry: string, addressLocality?: string, addressRegion?: string) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry },
})
const pay = (currency: string, unitText: string, amounts: object) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', ...amounts, unitText },
})
const remote = (...names: readonly string[]) => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: names.map((name) => ({ '@type': 'Country', name })),
})

const EDISON =
  'places: [{ town: Edison, region: New Jersey }]\nworkplace: hybrid\npay: { from: 130000, to: 140000, per: year }'

/** Facts of public postings by the fields of a file, their texts, and the properties of their JobPosting. */
// prettier-ignore
const POSTINGS: readonly (readonly [country: string, fields: string, location: string, payRate: string | undefined, told: object])[] = [
  ['usa', 'places: [{ town: Austin, region: Texas }]\npay: { from: 95, to: 95, per: hour }', 'Austin, Texas', '$95 per hour',
    { jobLocation: [place('US', 'Austin', 'Texas')], baseSalary: pay('USD', 'HOUR', { value: 95 }) }],
  ['usa', 'places:\n  - town: Washington\n    region: DC\n  - town: Chicago\n    region: IL\nworkplace: remote\npay:\n  from: 105123\n  to: 136659\n  per: year', 'Remote, USA; Washington, DC; Chicago, IL', '$105,123–$136,659 per year',
    { ...remote('USA'), jobLocation: [place('US', 'Washington', 'DC'), place('US', 'Chicago', 'IL')], baseSalary: pay('USD', 'YEAR', { minValue: 105_123, maxValue: 136_659 }) }],
  ['usa', EDISON, 'Edison, New Jersey (hybrid)', '$130,000–$140,000 per year',
    { jobLocation: [place('US', 'Edison', 'New Jersey')], baseSalary: pay('USD', 'YEAR', { minValue: 130_000, maxValue: 140_000 }) }],
  ['usa', `${EDISON}\nlocation: Edison or 東京都, 3 days a week\npayRate: $130K, negotiable`, 'Edison or 東京都, 3 days a week', '$130K, negotiable',
    { jobLocation: [place('US', 'Edison', 'New Jersey')], baseSalary: pay('USD', 'YEAR', { minValue: 130_000, maxValue: 140_000 }) }],
  ['usa', 'places: [{ town: Boston, region: MA }, { town: Toronto, region: Ontario, country: canada }]\npay: { from: 600, per: day }', 'Boston, MA, USA; Toronto, Ontario, Canada', 'From $600 per day',
    { jobLocation: [place('US', 'Boston', 'MA'), place('CA', 'Toronto', 'Ontario')], baseSalary: pay('USD', 'DAY', { minValue: 600 }) }],
  ['india', 'places: [{ town: Lucknow }]\npay: { to: 5000, per: month }', 'Lucknow, India', 'Up to ₹5,000 per month', { jobLocation: [place('IN', 'Lucknow')], baseSalary: pay('INR', 'MONTH', { maxValue: 5000 }) }],
  ['canada', 'workplace: remote\npay: { from: 9000.5, to: 9500, per: week, currency: EUR }', 'Remote, Canada', 'EUR\u00a09,000.50–EUR\u00a09,500 per week', { ...remote('Canada'), baseSalary: pay('EUR', 'WEEK', { minValue: 9000.5, maxValue: 9500 }) }],
  ['canada', 'places: [{ town: Boston, region: MA, country: usa }]\nworkplace: remote', 'Remote, Canada; Boston, MA, USA', undefined, { jobLocation: [place('US', 'Boston', 'MA')], ...remote('Canada') }],
  ['canada', 'location: Remote, USA or Canada\nworkplace: remote', 'Remote, USA or Canada', undefined, remote('USA', 'Canada')],
  // A text without its field is told to nobody, but for the country.
  ['canada', 'location: Remote, USA or Canada\npayRate: $95 per hour', 'Remote, USA or Canada', '$95 per hour', { jobLocation: [place('US'), place('CA')] }],
  ...['Tucson, Arizona, United States', 'Bethesda, MD or Salt Lake City, UT (remote possible)', 'Fort Wayne, Indiana', 'Cedar Rapids, IA', 'New York Metropolitan Area', 'WFH'].map((text) =>
    ['usa', `location: ${text}\npayRate: Zone A $206,100–$269,075, Zone B $186,300–$243,225 per year`, text, 'Zone A $206,100–$269,075, Zone B $186,300–$243,225 per year', { jobLocation: [place('US')] }] as const),
  ['india', 'location: Hybrid – Pune, India\npayRate: ₹6–8 LPA', 'Hybrid – Pune, India', '₹6–8 LPA', { jobLocation: [place('IN')] }],
]

const ORIGIN = 'https://larkfield.example'

/** The properties that all of them have. */
const ALWAYS = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Cloud Architect',
  description: '<ul><li>Draw the map</li><li>Build the road</li></ul>',
  identifier: { '@type': 'PropertyValue', name: 'LARKFIELD', value: '1' },
  datePosted: '2026-10-15',
  employmentType: ['FULL_TIME'],
  hiringOrganization: {
    '@type': 'Organization',
    name: 'LARKFIELD',
    sameAs: `${ORIGIN}/`,
    logo: `${ORIGIN}/apple-touch-icon.png`,
  },
  directApply: false,
}

beforeEach(() => jest.useFakeTimers({ now: NOW }))

it.each(POSTINGS)('in %s, states %j as it is', (country, fields, location, payRate, told) => {
  const source = `${positionFile({ ...LEAST, company: 'LARKFIELD' }).replace(/^location.*\n/m, '')}${fields}\n`
  const sources = new Map([[`positions/${country}/a.yaml`, source]])
  expect(validateContent(sources, {}, CONTEXT).findings).toEqual([])
  const [job = aJob()] = catalogOf(sources)
  expect([job.location, job.payRate]).toEqual([location, payRate])
  expect(countriesOf(job.location).map(({ name }) => name)).toContain(country)
  const said = 'jobLocationType' in told && { description: `<p>${location}</p>${ALWAYS.description}` }
  expect(jobPosting(job, ORIGIN, '2026-11-15')).toEqual({ ...ALWAYS, ...said, ...told })
})

it.each([
  ['Contract or Full-time', ['CONTRACTOR', 'FULL_TIME']],
  ['Apprenticeship, Volunteer or Per diem', ['OTHER', 'VOLUNTEER', 'PER_DIEM']],
  ['Contract、freelance', ['CONTRACTOR']],
])('tells search engines the types %s, and shows the facts that there are', (type, employmentType) => {
  for (const facts of [
    {},
    { endDate: '2027-11-20' },
    { duration: '24 months', hours: '20 hours per week' },
    { contactPhone: '+1 512-555-0143', payRate: 'By agreement' },
  ]) {
    const job = { ...LEAST, ...facts, type }
    expect(jobPosting(job, ORIGIN, '2026-11-15')).toMatchObject({ employmentType })
    const pages = ['/jobs', '/jobs/1'].map((path) => prerender(path, { jobs: [job] }).body).join('')
    for (const text of [...pages.split(/<[^>]*>/), positionTerms(job)])
      expect(text).not.toMatch(/undefined|null|Invalid|^ ?·|· ?$|, ,/)
    for (const text of [facts.duration, facts.payRate, facts.hours].filter((each) => each !== undefined))
      expect(pages).toContain(text)
    for (const [fact, text] of Object.entries({ endDate: 'Apply by', contactPhone: 'tel:' }))
      expect(pages.includes(text)).toBe(fact in facts)
  }
})

const JAPANESE = {
  place: '{country}{region}{town}',
  several: '{places}、{place}',
  hybrid: '{place}（一部在宅）',
  remote: 'リモート（{country}）',
}

/** Patterns of languages, a country, fields, and their texts. */
// prettier-ignore
it.each([
  [JAPANESE, { amount: '{number}{sign}', fromTo: '{from}〜{to}', year: '年収{pay}' }, '円', 'places: [{ town: 千代田区, region: 東京都 }, { town: 大阪市 }]\nworkplace: hybrid\npay: { from: 6000000, to: 9000000, per: year }', 'Canada東京都千代田区（一部在宅）、Canada大阪市（一部在宅）', '年収6,000,000円〜9,000,000円'],
  [{ place: '{town}، {region}، {country}' }, { number: '1.234,56', amount: '{number} {sign}', upTo: 'حتى {to}', month: '{pay} شهريًا' }, 'ج.م', 'places: [{ town: القاهرة }]\npay: { to: 40000.5, per: month }', 'القاهرة، Canada', 'حتى 40.000,50\u00a0ج.م شهريًا'],
  [{ place: '{town} ({country})' }, { number: '1 234,56' }, 'CHF', 'places: [{ town: Genève }]\npay: { from: 1234567, to: 1234567, per: year }', 'Genève (Canada', 'CHF\u00a01\u00a0234\u00a0567 per year'],
])('makes texts of fields by the patterns of a language, %j', async (placeText, payText, currencySign, fields, location, payRate) => {
  await jest.isolateModulesAsync(async () => {
    const texts = await import('#content/placeAndPayText')
    Object.assign(texts.placeText, placeText)
    Object.assign(texts.payText, payText)
    const { countries } = await import('#content/countries')
    for (const country of countries) Object.assign(country, { currencySign })
    const { catalogOf: read } = await import('../../src/site/catalog')
    const source = `${positionFile(LEAST).replace(/^location.*\n/m, '')}${fields}\n`
    expect(read(new Map([['positions/canada/a.yaml', source]]))).toMatchObject([{ location, payRate }])
  })
})

it('reads the words of other languages for the types of a position, and the English ones', async () => {
  await jest.isolateModulesAsync(async () => {
    const { positionWords } = await import('#content/positionWords')
    Object.assign(positionWords, { 'Full-time': ['CLT', 'Contrato sem termo'], Contract: 'PJ', or: 'ou' })
    const { jobTypes } = await import('#content/jobTypes')
    jobTypes.push({ name: 'full-time', label: 'CLT / Contrato sem termo' })
    const { FACETS } = await import('../../src/domain/facets')
    const { jobPosting: posting } = await import('../../src/site/seo/structuredData')
    const { validateContent: validate } = await import('../../src/site/contentCheck/validateContent')
    for (const [type, employmentType, ...says] of [
      ['CLT ou PJ', ['FULL_TIME', 'CONTRACTOR']],
      ['Contrato sem termo, Part-time', ['FULL_TIME', 'PART_TIME']],
      ['contrato sem Termo', ['FULL_TIME'], 'Or the words of positionWords.ts: CLT, Contrato sem termo, PJ.'],
      [
        'CLT e PJ',
        ['OTHER'],
        'Or the words of positionWords.ts: CLT, Contrato sem termo, PJ. Several have “ou”',
      ],
    ] as const) {
      const job = aJob({ type })
      expect(posting(job, ORIGIN, '2026-11-15')).toMatchObject({ employmentType })
      const { findings } = validate(new Map([['positions/usa/a.yaml', positionFile(job)]]), {}, CONTEXT)
      expect(findings.map(({ text }) => says.some((words) => text.includes(words)))).toEqual(
        says.map(() => true),
      )
      expect(FACETS.types.valuesOf(`Larkfield · ${type}`)).toEqual(type === 'CLT e PJ' ? [] : jobTypes)
    }
  })
})

it('says that a department of a client or a branch of the company hires, and that a visitor can apply on the site, unless there is a link for it', async () => {
  Object.assign(globalThis, { FORMS_ENDPOINT: 'https://forms.example/in' })
  await jest.isolateModulesAsync(async () => {
    const { jobPosting: postingWithReceiver } = await import('../../src/site/seo/structuredData')
    const given = [
      aJob({ company: 'Larkfields', department: 'Design' }),
      aJob({ company: 'Larkfield Labs' }),
      aJob({ applyUrl: 'https://apply.example/' }),
    ]
    expect(given.map((job) => postingWithReceiver(job, ORIGIN, '2026-11-15'))).toEqual([
      expect.objectContaining({
        hiringOrganization: {
          '@type': 'Organization',
          name: 'Larkfields',
          department: { '@type': 'Organization', name: 'Design' },
        },
        directApply: true,
      }),
      expect.objectContaining({
        hiringOrganization: { ...ALWAYS.hiringOrganization, name: 'Larkfield Labs' },
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

const FORMS = [DESCRIPTION, QUOTED].flatMap((text) => [text, toTheRight(text)])

it.each(FORMS)('keeps the headings, full stops, addresses and language of %s', (source) => {
  const file = positionFile({ ...LEAST, language: 'fr' }).replace(/description[^]*/, source)
  const [job = LEAST] = catalogOf(new Map([['positions/usa/a.yaml', file]]))
  expect(job.description).toBe(
    'We build roads. ... What you will do:... Draw the map (see https://maps.larkfield.example/a_(b)). ... Write to maps@larkfield.example. ... Skills: must have:... Ink <https://ink.larkfield.example>',
  )
  expect(positionHtml(job)).toBe(
    '<ul><li>We build roads.</li></ul><p><strong>What you will do</strong></p><ul><li>Draw the map (see https://maps.larkfield.example/a_(b)).</li><li>Write to maps@larkfield.example.</li></ul><p><strong>Skills: must have</strong></p><ul><li>Ink &lt;https://ink.larkfield.example&gt;</li></ul>',
  )
  expect(positionDescription(job)).toContain(' We build roads. What you will do: Draw')

  const site = { jobs: [job], origin: ORIGIN, policy: 'first', today: '2026-12-01' } as const
  expect(atomFeeds(site).get('/positions.atom')).toContain('<entry xml:lang="fr">')
  expect(prerender('/jobs', { jobs: [job] }).body.match(/<(?:h3|p) data-job="\w+" lang="fr"/g)).toHaveLength(
    2,
  )

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
})
