import { utimes, writeFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillApplication, PDF, TYPED } from './fillForms'
import { expect, test } from './fixtures'
import { setColorScheme } from './page'
import { answerWith, ANY_ORIGIN, OK, type Receiver } from './receiver'

/* A site that sends its forms to a server on another port. */
const MB = 2 ** 20
const APPLIED = 'Application submitted successfully!'
const UNCLEAR = 'We can’t tell whether the form has arrived.'

test.beforeEach(({ receiver }) => void Object.assign(receiver, { answer: OK, received: [] }))

test.use({
  // The browser and the form tell of each failed request.
  expectedComplaints: [/Failed to load resource|blocked by CORS policy|The receiver of the forms answered/],
})

const arrivals = ({ received }: Receiver, count: number) => expect.poll(() => received.length).toBe(count)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectNoViolations(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await setColorScheme(page, scheme)
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([])
  }
}

test('all fields arrive as entered, once, and nothing goes to the console', async ({ page, receiver }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()))
  const resume = { ...PDF, buffer: Buffer.alloc(10 * MB, 'résumé') }
  const letter = `Dear all,\n${'é'.repeat(MB)}`
  await fillApplication(page, resume)
  // Typing it takes minutes.
  await page.getByLabel('Cover Letter').evaluate((field, value) => Object.assign(field, { value }), letter)
  await button(page, 'Submit Application').click()
  await expect(page.getByText(APPLIED)).toBeVisible()
  await expect(page.getByText('Application submitted', { exact: true })).toBeVisible()
  const [{ resume: file, ...fields } = {}] = receiver.received
  expect(fields).toEqual({
    // Not OPTIONS: the browser sends no CORS preflight.
    method: 'POST',
    accept: 'application/json',
    referer: new URL('/', page.url()).href,
    form: 'application',
    fullName: TYPED['Full Name'],
    email: TYPED.Email,
    phone: TYPED.Phone,
    // The line breaks of multipart/form-data.
    coverLetter: letter.replace('\n', '\r\n'),
    access_key: 'larkfield',
    position: 'Senior Management Consultant',
    positionId: '1',
    location: expect.stringMatching(/./),
    company: expect.stringMatching(/^Larkfield/),
    contactEmail: expect.stringMatching(/@larkfield\.example$/),
    page: page.url(),
    submissionId: expect.stringMatching(/^[\w-]{21}$/),
  })
  if (!(file instanceof File)) throw new Error('There is no file.')
  expect([file.name, file.type]).toEqual([PDF.name, PDF.mimeType])
  expect(resume.buffer.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  expect([receiver.received.length, logged]).toEqual([1, []])
})

test('a form takes no press while sent, and gives up a minute after upload', async ({ page, receiver }) => {
  receiver.answer = () => {}
  await page.clock.install()
  await fillApplication(page, { ...PDF, buffer: Buffer.alloc(10 * MB) })
  await button(page, 'Submit Application').dblclick()
  await expect(button(page, 'Sending…')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Full Name').press('Enter')
  await expect(page.getByLabel('Cover Letter')).toHaveJSProperty('readOnly', true)
  await expect(page.getByLabel('Resume')).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
  await expectNoViolations(page)
  await arrivals(receiver, 1)
  await page.clock.fastForward(300_000)
  await expect(button(page, 'Sending…')).toBeVisible()
  await page.clock.fastForward(180_000)
  await expect(page.getByRole('form')).toContainText(`No answer in time. ${UNCLEAR}`)
  await expectNoViolations(page)
  receiver.answer = OK
  await button(page, 'Submit Application').click()
  await expect(page.getByText(APPLIED)).toBeVisible()
  await arrivals(receiver, 2)
})

test('a resume that was saved again is named, and sent when chosen again', async ({ page, receiver }) => {
  receiver.answer = (response) => response.destroy()
  const path = test.info().outputPath('cv.pdf')
  const resume = page.getByLabel('Resume')
  await writeFile(path, 'one')
  await fillApplication(page, path)
  await button(page, 'Submit Application').click()
  await expect(page.getByRole('form')).toContainText(`Connection lost. ${UNCLEAR}`)
  await writeFile(path, 'second')
  // Also where the clock of the file system is coarse.
  await utimes(path, 0, 0)
  // A redirect is a success.
  receiver.answer = answerWith(303, { ...ANY_ORIGIN, Location: '/thanks' })
  await button(page, 'Submit Application').press('Enter')
  await expect(resume).toHaveAccessibleDescription(/“cv\.pdf” can’t be read\. Choose it again,/)
  // The browser fires no event for the same path.
  await resume.setInputFiles(path)
  await button(page, 'Submit Application').press('Enter')
  await expect(page.getByText(APPLIED)).toBeVisible()
  expect(receiver.received.at(-1)?.['resume']).toHaveProperty('size', 'second'.length)
})
