/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { foldText } from '../../src/domain/foldText'
import { toJobsQuery, type JobsQuery } from '../../src/domain/jobsQuery'
import { QUERY_PARAMETERS } from '../../src/domain/queryParameters'
import { parseQuery, queryPattern, writeQuery } from '../../src/url/jobsQueryCodec'
import { asking } from '../support/asking'
import { anyAddressSearch, anyText, someQuery } from '../support/randomQueries'

const canonical = (search: string) => writeQuery(parseQuery(search), search)

// prettier-ignore
const NO_PAGES = [
  '', '0', '-1', '-2', '–2', '2.5', '.5', '2,5', '2)5', '...', 'abc', '1e9', '0x2', '+2', '%202', '２', '٢', 'Infinity', '2%00',
  '9007199254740992', '9007199254740993', '1234567890123456789012', '9'.repeat(400),
]

const LONG = 'x'.repeat(100_000)

/** Each address, its query and its canonical form. */
// prettier-ignore
const ADDRESSES: readonly (readonly [string, string, Partial<JobsQuery>, string])[] = [
  ...['1', ...NO_PAGES].map((text) => ['U03, U04', `?page=${text}`, {}, ''] as const),
  ['U03', `?page=${'0'.repeat(400)}2`, { page: 2 }, '?page=2'],
  ['U04', '?page=9007199254740991', { page: 9007199254740991 }, '?page=9007199254740991'],

  ['U05', '?location=India&location=USA&location=usa&location=mars', { locations: ['usa', 'india'] }, '?location=usa&location=india'],
  ['U05', '?location=usa&LOCATION=canada&location[]=canada', { locations: ['usa'] }, '?location=usa&LOCATION=canada&location%5B%5D=canada'],
  ['U05', '?location=%C4%B0NDIA&location=%C4%B1ndia&location=+usa&location=', { locations: ['usa'] }, '?location=usa'],
  ['U05', '?location=toString&location=__proto__', {}, ''],
  ['U05', '?location=usa.&location=(canada).&location=%22INDIA%22,', { locations: ['usa', 'canada', 'india'] }, '?location=usa&location=canada&location=india'],
  ...['%E2%80%8B', '%EF%BB%BF', '%C2%A0', '%20', '+', '%E2%80%8E'].map((end) => ['U05', `?location=canada${end}&page=2${end}`, { locations: ['canada'], page: 2 }, '?location=canada&page=2'] as const),
  ['U05', '?location=.&location=u.s.a.&location=usa.canada', {}, ''],
  ['U06', '?location=usa,india&location=usa|india&location=usa%2Cindia', {}, ''],

  ['U07', '?search=a&search=b&page=3&page=2', { search: 'a', page: 3 }, '?search=a&page=3'],
  ['U07', '?search=&search=b&page=abc&page=2', {}, ''],

  ['U08', '?utm=a&x=1&page=2&x=2&search=q&utm=b', { search: 'q', page: 2 }, '?search=q&page=2&utm=a&x=1&x=2&utm=b'],
  ['U08', '?x=a%20b&flag&y=%zz&&', {}, '?x=a+b&flag=&y=%25zz'],
  // A site without departments.
  ['U08', '?department=design&page=2', { page: 2 }, '?page=2&department=design'],
  ['U08', '?location%3Dusa&x=1', {}, '?location%3Dusa=&x=1'],

  ['U09', '?search=%E0%A4%A', { search: '\uFFFD%A' }, '?search=%EF%BF%BD%25A'],
  ['U09', '?search=%0D%0Adata%0A%0Dentry%0A&page=2', { search: ' data entry ', page: 2 }, '?search=+data+entry+&page=2'],
  ['U09', '?search=R%26amp;D&amp;location=usa&amp;amp;x=1', { search: 'R&amp;D', locations: ['usa'] }, '?search=R%26amp%3BD&location=usa&x=1'],
  ['U09', '?search', {}, ''],
  ['U09', `?search=${LONG}`, { search: LONG }, `?search=${LONG}`],
  ['U09', '?__proto__=x&constructor=y', {}, '?__proto__=x&constructor=y'],
]

it.each(ADDRESSES)('%s: reads %s as %j', (_case, search, query, written) => {
  expect(parseQuery(search)).toEqual(asking(query))
  expect(canonical(search)).toBe(written)
  expect(canonical(written)).toBe(written)
})

const README = readFileSync('src/url/README.md', 'utf8')

const TOOL_ROWS = [...README.matchAll(/^\| `(\/jobs\S*)` +\| `(\/jobs\S*)` +\|$/gm)]

it.each(TOOL_ROWS.map(([, address = '', expected]) => [address, expected] as const))(
  'reads %s, which a tool has made, as the README says: %s',
  (address, expected) => {
    expect(`/jobs${canonical(address.slice('/jobs'.length))}`).toBe(expected)
  },
)

const NAMES = Object.values(QUERY_PARAMETERS).map(({ name }) => name)

it.each(NAMES)('U09: reads a long run of any character in %s in time', async (name) => {
  for (const character of 'a 0 ! - . > ? + % %0A %CC%81 %E2%80%8C %D9%80'.split(' ')) {
    const search = `?${name}=b${character.repeat(LONG.length)}b`
    expect(queryPattern().test(`?x=${character.repeat(LONG.length)}`)).toBe(false)
    expect(foldText(parseQuery(search).search)).toBe(foldText(parseQuery(canonical(search)).search))
    // oxlint-disable-next-line no-await-in-loop -- Jest ends a test that takes too long only where it awaits.
    await setImmediate()
  }
})

it.each([
  ['?search=a', true],
  ['?x=1&amp;location=usa', true],
  ['?x=1&%73earch=a', true],
  ['?utm_source=search', false],
  ['?xsearch=a', false],
  ['?x=1?page=2', true],
])('says of the address %s that it may hold a query: %s', (search, may) => {
  expect(queryPattern().test(search)).toBe(may)
})

it('U05: reads INDIA in a Turkish browser, too', () => {
  const inTurkish = jest.spyOn(String.prototype, 'toLocaleLowerCase').mockReturnValue('ındıa')
  expect(parseQuery('?location=INDIA').locations).toEqual(['india'])
  expect(inTurkish).not.toHaveBeenCalled()
})

it.each<readonly [string, Partial<JobsQuery>, string]>([
  ['?q=data&page=2&utm=a', { search: 'data', page: 2 }, '?search=data&page=2&utm=a'],
  ['?q=old&search=new&query=older', { search: 'new' }, '?search=new'],
  ['?query=a&q=b', { search: 'b' }, '?search=b'],
  [
    '?place=india&location=US&utm=a&place=us',
    { locations: ['usa', 'india'] },
    '?location=usa&location=india&utm=a',
  ],
  [
    '?department=IT.&page=2&department=mars&location=us&department=design',
    { locations: ['usa'], departments: ['engineering', 'design'], page: 2 },
    '?location=usa&department=engineering&department=design&page=2',
  ],
])('reads %s under the former names of parameters and values', async (address, query, written) => {
  await jest.isolateModulesAsync(async () => {
    const { QUERY_PARAMETERS: renamed } = await import('../../src/domain/queryParameters')
    const { countries } = await import('#content/countries')
    Object.assign(renamed.search, { formerNames: ['q', 'query'] })
    Object.assign(renamed.locations, { formerNames: ['place'] })
    Object.assign(countries[0] ?? {}, { formerNames: ['us'] })
    const { addFilters } = await import('../support/addFilters')
    addFilters()
    const codec = await import('../../src/url/jobsQueryCodec')
    expect(codec.parseQuery(address)).toEqual(asking(query))
    expect(codec.writeQuery(codec.parseQuery(address), address)).toBe(written)
  })
})

const foreignOf = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => !NAMES.includes(name))

/** Without `&amp;`, a second `?name=` and encoded queries, which only tools write. */
const plainSearch = anyAddressSearch.filter((search) => !/&amp;|.\?[\w.-]+=|^[^&=]+$/.test(search))

it('U01, U08: reads back every query, and keeps all other parameters in their order behind it', () => {
  fc.assert(
    fc.property(someQuery, plainSearch, (query, current) => {
      const written = writeQuery(query, current)
      expect(parseQuery(writeQuery(query))).toEqual(query)
      expect(parseQuery(written)).toEqual(query)
      expect(foreignOf(written)).toEqual(foreignOf(current))
      expect(written.startsWith(writeQuery(query))).toBe(true)
      expect(written).not.toBe('?')
    }),
    { numRuns: 500 },
  )
})

it('U09: reads any text as a valid query, and its canonical form stays the same', () => {
  fc.assert(
    fc.property(fc.oneof(anyAddressSearch, anyText), (search) => {
      const query = parseQuery(search)
      expect(toJobsQuery(query)).toBe(query)
      expect(parseQuery(canonical(search))).toEqual(query)
      expect(canonical(canonical(search))).toBe(canonical(search))
    }),
    { numRuns: 500 },
  )
})
