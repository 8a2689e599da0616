/** @jest-environment node */
import { catalog } from '#content/catalog'
import { descriptionPoints, type Job } from '../../src/domain/job'

const inUsa = catalog.slice(0, 10)
const inCanada = catalog.slice(10, 16)
const inIndia = catalog.slice(16)

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

it('has 22 positions: USA 1 to 10, Canada 17 to 22, India 19 to 24, in this order', () => {
  expect(catalog.map(({ id }) => id)).toEqual([...ids(1, 10), ...ids(17, 22), ...ids(19, 24)])
})

it('starts with the Senior Management Consultant in New York', () => {
  expect(catalog[0]).toMatchObject({ id: '1', title: 'Senior Management Consultant' })
  expect(catalog[0]?.location).toMatch(/^New York/)
})

it('names the country last in Canadian and Indian places, and city and state alone in American ones', () => {
  expect(
    inUsa.filter(({ location }) => !/^[^,]+, [^,]+$/.test(location) || location.includes('USA')),
  ).toEqual([])
  expect(inCanada.filter(({ location }) => !location.endsWith(', Canada'))).toEqual([])
  expect(inIndia.filter(({ location }) => !location.endsWith(', India'))).toEqual([])
})

const isInSeason = ({ createdDate, endDate }: Job) =>
  createdDate >= '2026-07-01' &&
  createdDate <= '2026-11-15' &&
  endDate >= '2027-07-01' &&
  endDate <= '2027-12-31'

it('dates positions from July to early November 2026 with deadlines in the second half of 2027', () => {
  expect(catalog.filter((job) => !isInSeason(job))).toEqual([])
})

const isShort = ({ description }: Job) =>
  descriptionPoints(description).length < 3 || description.length < 300

it('describes each position in several points, long enough to be clamped on a card', () => {
  expect(catalog.filter(isShort)).toEqual([])
})

it('offers positions for 6, 9 or 12 months or for good', () => {
  expect(new Set(catalog.map(({ duration }) => duration))).toEqual(
    new Set(['6 months', '9 months', '12 months', 'Permanent']),
  )
})

it('has every role that the owner named', () => {
  const titles = catalog.map(({ title }) => title.toLowerCase()).join('; ')
  const roles = ['management consultant', 'business analyst', 'technology consultant', 'software engineer']
  roles.push('data scientist', 'cloud architect', 'qa lead', 'database administrator', 'java developer')
  roles.push(
    'python developer',
    'devops',
    'ui/ux designer',
    'cybersecurity specialist',
    'full stack developer',
  )
  roles.push('mobile app developer', 'qa automation engineer')
  expect(roles.filter((role) => !titles.includes(role))).toEqual([])
})

it('uses only addresses and numbers that belong to nobody', () => {
  expect(catalog.filter(({ contactEmail }) => !contactEmail.endsWith('.example'))).toEqual([])
  expect(catalog.filter(({ contactPhone }) => !/555-01\d\d$/.test(contactPhone))).toEqual([])
})
