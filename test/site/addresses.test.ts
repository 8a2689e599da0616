/** @jest-environment node */
import { validateContent } from '../../src/site/contentCheck/validateContent'
import { CONTEXT, SOURCES, TEXTS } from './contentCheck/contentCases'

it.each([
  ['https://www.larkfield.example', true, true],
  ['HTTPS://WWW.Larkfield.example:8443/', true, true],
  ['https://münchen.example', true, true],
  ['http://localhost:8080', true, true],
  ['http://localhost:8080/in', false, true],
  ['https://forms.larkfield.example/in?to=ada@larkfield.example', false, true],
  ['http://www.larkfield.example', true, false],
  ['http://localhost.larkfield.example', true, false],
  ['http://localhost@forms.larkfield.example', false, false],
  ['https://ada:secret@forms.larkfield.example', false, false],
  ['https://www.larkfield.example#', false, false],
  ['https://forms.larkfield.example/#in', false, false],
  ['https:www.larkfield.example', false, false],
  ['https:\\\\larkfield.example', false, false],
  ['https://cairn way.example', false, false],
  ['www.larkfield.example', false, false],
])('takes %j as an origin: %s, and as a receiver: %s', (text, origin, receiver) => {
  const texts = { ...TEXTS, siteOrigin: text, formsEndpoint: text }
  const mistakes = validateContent(SOURCES, texts, CONTEXT).findings.map((finding) => finding.text)
  const isTaken = (setting: string) => !mistakes.some((mistake) => mistake.includes(`${setting} must be`))
  expect([isTaken('siteOrigin'), isTaken('formsEndpoint')]).toEqual([origin, receiver])
})

it.each([
  ['https://larkfield.example', 'https://Larkfield.example/in', ''],
  ['https://www.larkfield.example', 'https://larkfield.example/in', 'larkfield.example'],
  ['', 'https://larkfield.example?key=a1b2', 'larkfield.example'],
])('on the site at %j, a form names its receiver %s as %j', async (origin, endpoint, host) => {
  Object.assign(globalThis, { FORMS_ENDPOINT: endpoint, SITE_ORIGIN: origin })
  await jest.isolateModulesAsync(async () => {
    const { receiverHost } = await import('../../src/forms/receiver')
    expect(receiverHost).toBe(host)
  })
})
