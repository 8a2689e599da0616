import '../support/withReceiver'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { TYPED } from '../browser/fillForms'
import { applicationFields, setApplicationFields } from '../fixture/content/applicationFields'
import { setShownJobPolicy } from '../fixture/content/settings'
import { field, fill, follow, renderApp } from '../support/renderApp'

const MESSAGE = { 'Your Name': 'Ada', 'Your Email': 'ada@mail.example', 'Your Message': 'Hi' }
const SENT = 'Message sent!'
const APPLIED = 'Application submitted successfully!'

/** The fields of each request. */
const sent: Record<string, FormDataEntryValue>[] = []
let answer: () => Promise<unknown>

const answerOf = (status: number) => ({ ok: status < 300, status, json: () => Promise.resolve({}) })
const answerWith = (status: number) => {
  answer = () => Promise.resolve(answerOf(status))
}

beforeEach(() => {
  sent.length = 0
  const fetch = (_: string, { body, credentials }: RequestInit & { body: FormData }) => {
    sent.push(Object.fromEntries(body))
    // A receiver on the site's own host would get them.
    expect(credentials).toBe('omit')
    return answer()
  }
  Object.assign(globalThis, { fetch })
})

afterEach(() => setShownJobPolicy('first'))

const submit = () => fireEvent.submit(screen.getByRole('form'))
const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }))

function openPosition(nth: number): void {
  follow('main', 'Open Positions')
  follow('main', 'View Details', nth)
}

function sendMessage(): void {
  renderApp('/contact')
  fill(MESSAGE)
  submit()
}

it('keeps what a program has filled in, ends its refusal, and sends a changed form under another id', async () => {
  answerWith(503)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  renderApp('/contact')
  expect(screen.getByText(/^This form is sent to forms\.larkfield\.example\./)).toBeInTheDocument()
  fill({ ...MESSAGE, 'Your Email': '' })
  fireEvent.invalid(field('Your Email'))
  expect(field('Your Email')).toBeInvalid()
  field('Your Email').value = MESSAGE['Your Email']
  submit()
  expect(within(screen.getByRole('form')).getByRole('status')).toHaveTextContent('Sending…')
  await screen.findAllByText(/Not accepted \(error 503\)/)
  expect(field('Your Email')).toHaveAttribute('aria-invalid', 'false')
  follow('banner', 'About Us')
  follow('banner', 'Contact')
  expect(field('Your Email')).toHaveValue(MESSAGE['Your Email'])
  fill({ 'Your Message': 'Hello' })
  answerWith(200)
  submit()
  expect(await screen.findByText(SENT)).toBeInTheDocument()
  const [first, changed] = sent
  expect(changed?.['submissionId']).not.toBe(first?.['submissionId'])
})

it('leaves the focus where the visitor has moved it while the form was sent', async () => {
  answerWith(200)
  sendMessage()
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' })
  act(() => link.focus())
  expect(await screen.findByText(SENT)).toBeInTheDocument()
  expect(link).toHaveFocus()
})

it('keeps a failure that comes just before a letter is typed into the other form', async () => {
  const held: ((error: Error) => void)[] = []
  answer = () => new Promise((_, reject) => held.push(reject))
  sendMessage()
  follow('banner', 'Careers')
  follow('main', 'View Details')
  apply()
  // As in a browser, the key comes before React has rendered the failure.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  held[0]?.(new TypeError('Failed to fetch'))
  await new Promise((resolve) => process.nextTick(resolve))
  const name = field('Full Name')
  name.value = 'A'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  await screen.findAllByText(/^Connection lost/)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  follow('banner', 'Contact')
  expect(field('Your Message').readOnly).toBe(false)
})

it('keeps the forms of two positions apart, also while one is sent, and what has become of it', async () => {
  setShownJobPolicy('by-id')
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const held: ((response: unknown) => void)[] = []
  answer = () => new Promise((resolve) => held.push(resolve))
  const fields = applicationFields
  setApplicationFields([...fields, { name: 'start', label: 'Start', kind: 'choice', isOptional: true }])
  renderApp('/jobs/1')
  apply()
  fill(TYPED)
  submit()
  expect(field('Start (optional)')).toBeDisabled()
  for (const unset of ['source', 'start']) expect(sent[0]).not.toHaveProperty(unset)
  openPosition(3)
  apply()
  expect(screen.getByRole('form', { name: 'Apply for Software Engineer' })).not.toHaveTextContent('Sending')
  for (const label of Object.keys(TYPED)) expect(field(label)).toHaveValue('')
  fill({ 'Full Name': 'Bo' })
  held[0]?.(answerOf(413))
  expect(await screen.findByText('Senior Management Consultant – Too large.')).toBeInTheDocument()
  expect(screen.getByRole('form')).not.toHaveTextContent('Too large')
  openPosition(0)
  expect(screen.getByRole('form')).toHaveTextContent('Too large')
  expect(field('Full Name')).toHaveValue(TYPED['Full Name'])
  submit()
  openPosition(3)
  held[1]?.(answerOf(200))
  expect(await screen.findByText(APPLIED)).toBeInTheDocument()
  expect(field('Full Name')).toHaveValue('Bo')
  expect(screen.queryByText('Application submitted')).not.toBeInTheDocument()
  openPosition(0)
  expect(screen.getByText('Application submitted')).toBeInTheDocument()
  apply()
  expect(field('Full Name')).toHaveValue('')
  setApplicationFields(fields)
})

it.each([
  ['address', '/jobs?page=1&utm_source=fair&ref=7', ''],
  ['opener', '/jobs?page=1', '/jobs?utm_source=fair&ref=7'],
])('sends the source in the %s, and the same id again from another position', async (_, path, opener) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(window.location.origin + opener)
  answerWith(503)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  renderApp(path)
  // The browser refuses the entry of the detail.
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {})
  follow('main', 'View Details')
  apply()
  fill(TYPED)
  submit()
  // The title of the notice, which names no position while its form is shown.
  await screen.findByText('Not accepted (error 503).')
  openPosition(3)
  answerWith(200)
  submit()
  expect(await screen.findByText(APPLIED)).toBeInTheDocument()
  const [first, second] = sent
  expect(first).toMatchObject({
    page: expect.stringMatching(/\/jobs\/\d+$/),
    source: 'utm_source=fair&ref=7',
  })
  expect(second?.['page']).not.toBe(first?.['page'])
  expect({ ...second, page: '' }).toEqual({ ...first, page: '' })
})

it.each([
  [10 * 2 ** 20 + 1, 'Only .pdf, .doc and .docx files of at most 10 MB can be added.'],
  [0, 'The file is empty. If it is in a cloud drive, download it to this device first.'],
])('names the limit for a resume at its field, and refuses one of %i bytes', async (size, reason) => {
  const user = renderApp('/jobs/1')
  await user.click(screen.getByRole('button', { name: 'Apply Now' }))
  expect(field('Resume')).toHaveAccessibleDescription('PDF or Word, at most 10 MB: .pdf, .doc, .docx')
  // jsdom has no DataTransfer to show an earlier file.
  const file = Object.defineProperty(new File([], 'cv.pdf'), 'size', { value: size })
  await user.upload(field('Resume'), file)
  expect(field('Resume')).toHaveAccessibleDescription(
    expect.stringContaining(`“cv.pdf” was not added. ${reason}`),
  )
  expect(field('Resume').files).toHaveLength(0)
})
