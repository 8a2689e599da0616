/** @jest-environment node */
import { siteOrigin } from '#content/settings'
import { readSiteOrigin } from '../../src/site/readSiteOrigin'

it('is shipped unset: nothing absolute is invented', () => {
  expect(siteOrigin).toBe('')
  expect(readSiteOrigin(siteOrigin)).toBeNull()
})

it.each([
  ['https://www.larkfield.example', 'https://www.larkfield.example'],
  ['https://www.larkfield.example/', 'https://www.larkfield.example'],
  [' https://www.larkfield.example\n', 'https://www.larkfield.example'],
  ['HTTPS://WWW.Larkfield.example', 'https://www.larkfield.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://larkfield.example:443', 'https://larkfield.example'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
])('reads %j as %s', (written, origin) => {
  expect(readSiteOrigin(written)).toBe(origin)
})

it('lets the environment overrule the setting, unless it is empty', () => {
  expect(readSiteOrigin('https://set.example', 'https://built.example')).toBe('https://built.example')
  expect(readSiteOrigin('https://set.example', '')).toBe('https://set.example')
  expect(readSiteOrigin('https://set.example', undefined)).toBe('https://set.example')
})

const BAD = [
  'www.larkfield.example',
  'https://www.larkfield.example/site',
  'https://www.larkfield.example/?a',
  'https://www.larkfield.example?',
  'https://www.larkfield.example#',
  'https://ada:secret@larkfield.example',
  'https:www.larkfield.example',
  'https:\\\\larkfield.example',
  'ftp://larkfield.example',
  'javascript:alert(1)',
  'https://',
  'https://cairn way.example',
]

it.each(BAD)('says in plain words what is wrong with %j', (written) => {
  const rule =
    'Write the scheme and the host and nothing else, e.g. https://www.company.example (a path belongs to --base).'
  expect(() => readSiteOrigin(written)).toThrow(
    new Error(`siteOrigin in src/content/settings.ts is "${written}". ${rule}`),
  )
  expect(() => readSiteOrigin('https://set.example', written)).toThrow(
    new Error(`SITE_ORIGIN is "${written}". ${rule}`),
  )
})
