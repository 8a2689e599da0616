/** @jest-environment node */
import { parseQuery, writeQueryInto } from '../../src/url/jobsQueryCodec'
import { EMPTY_QUERY } from '../../src/domain/queryParameters'

function canonical(search: string): string {
  return writeQueryInto(search, parseQuery(search))
}

it.each([
  [
    '?location=USA&location=usa&location=mars&location=India',
    ['usa', 'india'],
    '?location=usa&location=india',
  ],
  [
    '?location=india&location=canada&location=usa',
    ['usa', 'canada', 'india'],
    '?location=usa&location=canada&location=india',
  ],
  [
    '?location=usa&LOCATION=canada&location[]=canada',
    ['usa'],
    '?location=usa&LOCATION=canada&location%5B%5D=canada',
  ],
  ['?location=%C4%B0NDIA', [], ''],
  ['?location=%C4%B1ndia', [], ''],
  ['?location=+usa', [], ''],
  ['?location=', [], ''],
  ['?location=toString&location=__proto__', [], ''],
])('U05: reads the locations of %s as %j', (search, locations, written) => {
  expect(parseQuery(search).locations).toEqual(locations)
  expect(canonical(search)).toBe(written)
})

it('U05: reads INDIA in a Turkish browser too', () => {
  const inTurkish = jest.spyOn(String.prototype, 'toLocaleLowerCase').mockReturnValue('ındıa')
  expect(parseQuery('?location=INDIA').locations).toEqual(['india'])
  expect(inTurkish).not.toHaveBeenCalled()
})

it.each(['usa,india', 'usa;location=india', 'usa%2Cindia', 'usa|india', 'usa india'])(
  'U06: does not know the location %s, because no separators are made up',
  (value) => {
    expect(parseQuery(`?location=${value}`).locations).toEqual([])
    expect(canonical(`?location=${value}`)).toBe('')
  },
)

it.each([
  ['?search=a&search=b', '?search=a'],
  ['?search=&search=b', ''],
  ['?page=3&page=2', '?page=3'],
  ['?page=abc&page=2', ''],
  ['?page=2&search=b&page=9&search=c&x=1', '?search=b&page=2&x=1'],
])('U07: counts the first of what stands twice: %s becomes %j', (search, written) => {
  expect(canonical(search)).toBe(written)
})

// "Kept" means name and value: URLSearchParams writes the bytes its own way.
it.each([
  [
    '?utm_source=a&x=1&page=2&x=2&search=q&utm_source=b',
    '?search=q&page=2&utm_source=a&x=1&x=2&utm_source=b',
  ],
  ['?x=a%20b', '?x=a+b'],
  ['?flag', '?flag='],
  ['?x=%zz', '?x=%25zz'],
  ['?x=1&&y=2&', '?x=1&y=2'],
  ['?Search=a&SEARCH=b&Page=2', '?Search=a&SEARCH=b&Page=2'],
])('U08: keeps what is not ours: %s becomes %s', (search, written) => {
  expect(canonical(search)).toBe(written)
})

it.each([
  ['?search=%E0%A4', '\uFFFD'],
  ['?search=%E0%A4%A', '\uFFFD%A'],
  ['?search=%zz', '%zz'],
  ['?search=%', '%'],
  ['?search=<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['?search=a=b=c', 'a=b=c'],
  ['?search', ''],
  [`?search=${'x'.repeat(100_000)}`, 'x'.repeat(100_000)],
])('U09: reads the damaged or hostile %.30s as text', (search, text) => {
  expect(parseQuery(search).search).toBe(text)
  expect(canonical(canonical(search))).toBe(canonical(search))
})

it.each(['?__proto__=x', '?constructor=y&__proto__[page]=2', '?prototype=z'])(
  'U09: takes %s for a parameter and no more',
  (search) => {
    expect(parseQuery(search)).toEqual(EMPTY_QUERY)
    expect(canonical(search)).toBe(`?${new URLSearchParams(search).toString()}`)
    expect({}).not.toHaveProperty('page')
  },
)
