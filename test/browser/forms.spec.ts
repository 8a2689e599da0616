import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { openApplication, PDF, PICTURE, sendMessage, typeApplication, TYPED } from './fillForms'
import { expect, test } from './fixtures'
import { edges } from './page'
import { ENDPOINT } from './receiver'

const SUBMITTED = 'Application submitted successfully!'

function fileIn(field: Locator): Promise<{ name: string; text: string; isValid: boolean } | null> {
  return field.evaluate(async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    return file ? { name: file.name, text: await file.text(), isValid: input.validity.valid } : null
  })
}

const KEPT_FILE = { name: PDF.name, text: '%PDF-1.7', isValid: true }

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click()

test('forms and file survive other pages, and reach a receiver alone', async ({ page, secondSite }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const header = page.getByRole('banner')
  await openApplication(page)
  await typeApplication(page)
  await page.getByLabel('Resume').setInputFiles(PDF)
  await header.getByRole('link', { name: 'Contact' }).click()
  await page.getByLabel('Your Message').fill('Dear all')
  await page.goBack()

  for (const [label, text] of Object.entries(TYPED)) await expect(page.getByLabel(label)).toHaveValue(text)
  await expect(page.getByLabel('Full Name')).not.toBeFocused()
  expect(await fileIn(page.getByLabel('Resume'))).toEqual(KEPT_FILE)
  const elsewhere = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, window.history.state, window.location.href]),
  )
  expect(elsewhere).not.toMatch(/Lovelace|Dear|engines|7946/)
  await submit(page)
  await expect(page.getByText(SUBMITTED)).toBeVisible()

  await header.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByLabel('Your Message')).toHaveValue('Dear all')
  await sendMessage(page)
  await expect(page.getByText('Message sent!')).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByLabel('Your Message')).toHaveValue('')
  expect(sent).toEqual(secondSite === null ? [] : [ENDPOINT, ENDPOINT])
})

test('a refused field says why until it is right, and a refused file replaces none', async ({ page }) => {
  await openApplication(page)
  const [name, email, resume] = ['Full Name', 'Email', 'Resume'].map((label) => page.getByLabel(label))
  if (!name || !email || !resume) throw new Error('A field is missing.')
  await email.fill('ada')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await submit(page)
  for (const field of [name, email, resume]) {
    const words = await field.evaluate((each: HTMLInputElement) => each.validationMessage)
    await expect(field).toHaveAccessibleDescription(new RegExp(`${words.replaceAll(/[.*?()']/g, '.')}$`))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await expect(name).toBeFocused()
  const colors = page
    .locator('form label')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
  expect(new Set(await colors).size).toBe(1)
  await email.pressSequentially('@mail')
  await expect(email).toHaveAccessibleDescription('')
  await resume.setInputFiles(PICTURE)
  await expect(resume).toHaveAccessibleDescription(/“holiday\.png” was not added\./)
  expect(await fileIn(resume)).toBeNull()
  await resume.setInputFiles(PDF)
  await expect(resume).toHaveAttribute('aria-invalid', 'false')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await resume.setInputFiles(PICTURE)
  await expect(page.getByRole('alert').last()).toHaveText('“holiday.png” was not added.')
  expect(await fileIn(resume)).toEqual(KEPT_FILE)
  await typeApplication(page)
  await submit(page)
  await expect(page.getByText(SUBMITTED)).toBeVisible()
})

/** Drops files or texts from another window. */
async function drop(page: Page, target: Locator, files: string[], texts: string[] = []): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await edges(target)
  const at = { x: x + width / 2, y: y + height / 2 }
  const items = texts.map((data) => ({ mimeType: 'text/plain', data }))
  const input = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items, files, dragOperationsMask: 1 }
    await input.send('Input.dispatchDragEvent', { type, ...at, data })
  }
}

/** Drops new files with these names. */
async function dropFiles(page: Page, target: Locator, ...fileNames: string[]): Promise<void> {
  const files = fileNames.map((name) => test.info().outputPath(name))
  for (const path of files) await writeFile(path, '%PDF-1.7')
  await drop(page, target, files)
}

test('a resume can be dropped on or beside its field, and elsewhere files are ignored', async ({ page }) => {
  await openApplication(page)
  const resume = page.getByLabel('Resume')
  for (const place of [page.getByLabel('Cover Letter'), page.getByRole('heading', { level: 1 })]) {
    await dropFiles(page, place, PDF.name)
    expect(await fileIn(resume)).toBeNull()
  }
  for (const place of [resume, page.getByText(/^PDF or Word/)]) {
    await dropFiles(page, place, PDF.name)
    await expect.poll(() => fileIn(resume)).toEqual(KEPT_FILE)
    await dropFiles(page, place, PICTURE.name)
    await expect(page.getByRole('alert').last()).toHaveText(/“holiday\.png” was not added\./)
    expect(await fileIn(resume)).toEqual(KEPT_FILE)
    await resume.setInputFiles([])
    await expect.poll(() => fileIn(resume)).toBeNull()
  }
  await dropFiles(page, resume, PICTURE.name, PDF.name, 'cover.doc')
  await expect.poll(() => fileIn(resume)).toEqual(KEPT_FILE)
  await expect(page.getByRole('alert').last()).toHaveText(/“holiday\.png”, “cover\.doc” were not added\./)
  await drop(page, page.getByLabel('Cover Letter'), [], ['Dear all'])
  await expect(page.getByLabel('Cover Letter')).toHaveValue('Dear all')
  await expect(page).toHaveURL('/jobs/1')
})
