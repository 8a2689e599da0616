/** @jest-environment node */
import { readSiteOrigin } from '../../src/site/readSiteOrigin'

it.each([
  ['https://www.larkfield.example', 'https://www.larkfield.example'],
  ['https://www.larkfield.example/', 'https://www.larkfield.example'],
  ['HTTPS://WWW.Larkfield.example', 'https://www.larkfield.example'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['www.larkfield.example', null],
  ['https://www.larkfield.example/site', null],
  ['https://www.larkfield.example#', null],
  ['https://ada:secret@larkfield.example', null],
  ['https:www.larkfield.example', null],
  ['https:\\\\larkfield.example', null],
  ['https://cairn way.example', null],
])('reads %j as %s', (text, origin) => {
  expect(readSiteOrigin(text)).toBe(origin)
})
