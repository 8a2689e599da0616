/** @jest-environment node */
import { readSiteOrigin } from '../../src/site/readSiteOrigin'

it.each([
  ['', null],
  ['https://www.larkfield.example', 'https://www.larkfield.example'],
  [' https://www.larkfield.example/\n', 'https://www.larkfield.example'],
  ['HTTPS://WWW.Larkfield.example', 'https://www.larkfield.example'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
])('reads %j as %s', (written, origin) => {
  expect(readSiteOrigin(written)).toBe(origin)
})

it('prefers the environment to the setting, unless it is empty', () => {
  expect(readSiteOrigin('https://set.example', 'https://built.example')).toBe('https://built.example')
  expect(readSiteOrigin('https://set.example', '')).toBe('https://set.example')
})

it.each([
  'www.larkfield.example',
  'https://www.larkfield.example/site',
  'https://www.larkfield.example#',
  'https://ada:secret@larkfield.example',
  'https:www.larkfield.example',
  'https:\\\\larkfield.example',
  'https://cairn way.example',
])('refuses %j, and says where it is written', (written) => {
  const rule =
    'Write the scheme and the host and nothing else, e.g. https://www.company.example (a path belongs to --base).'
  expect(() => readSiteOrigin(written)).toThrow(
    new Error(`siteOrigin in src/content/settings.ts is "${written}". ${rule}`),
  )
  expect(() => readSiteOrigin('https://set.example', written)).toThrow(
    new Error(`SITE_ORIGIN is "${written}". ${rule}`),
  )
})
