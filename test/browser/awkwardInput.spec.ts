import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const directionOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => getComputedStyle(field).direction)

test('right-to-left text runs from the right in the search box and in both forms', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').fill('مهندس')
  await expect(page).toHaveURL(`/jobs?search=${encodeURIComponent('مهندس')}`)
  expect(await directionOf(page, 'Search jobs')).toBe('rtl')
  await page.getByRole('searchbox').fill('data')
  expect(await directionOf(page, 'Search jobs')).toBe('ltr')

  await openHydrated(page, '/contact')
  await page.getByLabel('Your Name').fill('עדה')
  await page.getByLabel('Your Message').fill('مرحبا')
  await page.getByLabel('Your Email').fill('ada@mail.example')
  expect(await directionOf(page, 'Your Name')).toBe('rtl')
  expect(await directionOf(page, 'Your Message')).toBe('rtl')
  expect(await directionOf(page, 'Your Email')).toBe('ltr')
})

const file = (name: string, content = '') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const fileName = (page: Page) =>
  page.getByLabel('Resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)

test('a resume is judged by its type alone: empty, long or oddly named ones are taken', async ({ page }) => {
  await openHydrated(page, '/jobs/1')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const names = [
    'empty.pdf',
    '.pdf',
    `${'long'.repeat(60)}.PDF`,
    'cv\u202Efdp.doc',
    `"quotes" & 'more' <b>.docx`,
    '👩🏽‍💻 résumé – लेखा.Pdf',
    'two  spaces\nand a line.pdf',
    '%2e%2e%2fcv.pdf',
  ]
  for (const name of names) {
    await page.getByLabel('Resume').setInputFiles(file(name))
    expect(await fileName(page)).toBe(name)
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect.poll(() => fileName(page)).toBe(names.at(-1))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a refused file’s name is said as it is, and can turn no sentence round', async ({ page }) => {
  await openHydrated(page, '/jobs/1')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const refused = page.getByRole('alert')
  await page.getByLabel('Resume').setInputFiles(file('cv\u202Efdp.exe'))
  await expect(refused).toHaveText(
    /^“cvfdp\.exe” was not added\. A resume must be a \.pdf, \.doc or \.docx file\.$/,
  )
  await refused.getByRole('button', { name: 'Close' }).click()
  await expect(refused).toHaveCount(0)
  await page
    .getByLabel('Resume')
    .setInputFiles(file(`<img src=x onerror=alert(1)>${'x'.repeat(210)}.pdf.exe`))
  await expect(refused).toContainText('“<img src=x onerror=alert(1)>xxx')
  const overflow = await refused.evaluate((card) => card.scrollWidth - card.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
