/** @jest-environment node */
import { formsOrigin } from '../../src/site/formsOrigin'

it.each([
  ['https://forms.larkfield.example/in?to=ada@larkfield.example', 'https://forms.larkfield.example'],
  ['HTTPS://Forms.Larkfield.example:8443', 'https://forms.larkfield.example:8443'],
  ['http://localhost:8080/in', 'http://localhost:8080'],
  ['http://forms.larkfield.example', null],
  ['http://localhost@forms.larkfield.example', null],
  ['http://localhost.larkfield.example', null],
  ['https://ada:secret@forms.larkfield.example', null],
  ['https://forms.larkfield.example/#in', null],
  ['https:forms.larkfield.example', null],
  ['https:\\\\forms.larkfield.example', null],
  ['forms.larkfield.example', null],
])('reads %j as %s', (text, origin) => {
  expect(formsOrigin(text)).toBe(origin)
})

it.each([
  ['https://larkfield.example', ''],
  ['https://www.larkfield.example', 'larkfield.example'],
  ['', 'larkfield.example'],
])('on the site at %j, a form names its receiver as %j', async (origin, host) => {
  Object.assign(globalThis, { FORMS_ENDPOINT: 'https://larkfield.example/in', SITE_ORIGIN: origin })
  await jest.isolateModulesAsync(async () => {
    const { receiverHost } = await import('../../src/forms/receiver')
    expect(receiverHost).toBe(host)
  })
})
