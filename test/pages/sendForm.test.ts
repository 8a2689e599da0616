import { fireEvent } from '@testing-library/dom'
import { sendForm } from '../../src/forms/sendForm'
import { watchHost } from '../../src/offline/hostWatch'

const LOST = 'Connection lost'

it.each([
  // Behind some VPNs.
  ['offline from the start', false, false, LOST],
  ['online until it breaks', true, false, LOST],
  ['offline since an event', false, true, 'Not sent: you are offline'],
])('a form whose request breaks, %s', async (_, isOnline, hasEvent, what) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  watchHost(() => {})
  if (hasEvent) fireEvent.offline(window)
  const fetch = () => {
    onLine.mockReturnValue(false)
    fireEvent.offline(window)
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  Object.assign(globalThis, { fetch })
  expect((await sendForm({}, ''))?.title).toBe(what)
})

const aFile = (name: string, arrayBuffer: () => Promise<unknown>) =>
  Object.assign(new File(['%PDF-'], name), { slice: () => ({ arrayBuffer }) })

it('names the file that can’t be read, whichever it is', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  const resume = aFile('cv.pdf', () => Promise.resolve())
  const certificate = aFile('\u2066exam\u2069.pdf', () => Promise.reject(new Error('It has changed.')))
  const failure = await sendForm({ resume, letter: 'Hi', certificate }, '')
  expect([failure?.title, failure?.file]).toEqual(['“exam.pdf” can’t be read', certificate])
})

const answerWith = (status: number, json: () => Promise<unknown>) =>
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: status < 300, status, json }) })

it.each([
  ['breaks off', 200, new TypeError('network error'), LOST],
  ['breaks off', 503, new TypeError('network error'), 'Not accepted (error 503)'],
  ['is not JSON in WebKit', 200, new DOMException('', 'SyntaxError'), undefined],
])('judges an answer that %s, with the status %i', async (_, status, error, title) => {
  answerWith(status, () => Promise.reject(error))
  expect((await sendForm({}, ''))?.title).toBe(title)
})

// prettier-ignore
it.each([
  '{}', '{"success":true,"error":null,"errors":[]}', '{"ok":"true","errors":{}}', '{"error":0}', '{"error":""}', '{"error":false}',
  '{"error":"false","message":"Sent"}', '{"status":"success","code":200,"data":{"sent":1}}', 'null', '', '<p>Thanks!</p>',
  // The stored form.
  '{"success":true,"data":{"code":"10115","type":"Spam fighter","status":"rejected once","error":"none"}}',
])('takes a 200 for a success that says %s', async (text) => {
  jest.useFakeTimers()
  answerWith(200, async () => JSON.parse(text))
  expect(await sendForm({}, '')).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})

// prettier-ignore
const REFUSALS = [
  '{"success":"false","message":"Not activated"}', '{"success":0}', '{"success":"0"}', '{"ok":false}', '{"ok":"no"}', '{"sent":false}',
  '{"status":"mail_failed"}', '{"status":"spam"}', '{"status":"validation_failed"}', '{"status":"error"}', '{"status":"fail"}', '{"status":false}',
  '{"status":"aborted"}', '{"result":"error"}', '{"type":"error"}', '{"data":{"success":false}}', '{"code":400}', '{"error":"No files"}', '{"ok":true,"errors":[{"code":"SPAM"}]}',
]
const NOT_HERE = 'This form can’t be taken here. Write to post@larkfield.example.'
const LATER = 'Send the form again later, or write to post@larkfield.example.'

it.each<readonly [number, string, string]>([
  ...REFUSALS.map((body) => [200, body, `Not accepted. ${NOT_HERE}`] as const),
  [400, '{}', `Not accepted (error 400). ${NOT_HERE}`],
  [413, '{}', 'Too large. Choose a smaller file or a shorter text, or write to post@larkfield.example.'],
  ...[408, 425, 429, 500].map((code) => [code, '{}', `Not accepted (error ${code}). ${LATER}`] as const),
])('takes a %i for a failure that says %s, and logs what it says', async (status, body, says) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  answerWith(status, async () => JSON.parse(body))
  const failure = await sendForm({}, 'post@larkfield.example')
  expect(`${failure?.title}. ${failure?.text}`).toBe(says)
  expect(log.mock.calls).toEqual([[expect.any(String), JSON.parse(body)]])
})
