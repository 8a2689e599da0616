import type { Page } from '@playwright/test'
import { openHydrated } from './page'

export const PDF = { name: 'Ada Lovelace.PDF', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

/** No resume: the form refuses it with a notice. */
export const PICTURE = { name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('png') }

/** The texts of an application, by label. */
export const TYPED = {
  'Full Name': 'Ada Lovelace',
  Email: 'ada@mail.example',
  Phone: '+44 20 7946 0000',
  'Cover Letter': 'Dear all,\nI like engines.',
}

export async function openApplication(page: Page): Promise<void> {
  await openHydrated(page, '/jobs/1')
  // Not a click: a test may click at the same place next, which would count as a double click.
  await page.getByRole('button', { name: 'Apply Now' }).press('Enter')
}

export async function typeApplication(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label).fill(text)
}

/** Opens the form and fills in all fields. */
export async function fillApplication(page: Page, resume: typeof PDF | string = PDF): Promise<void> {
  await openApplication(page)
  await typeApplication(page)
  await page.getByLabel('Resume').setInputFiles(resume)
}

/** On the contact page. */
export async function typeMessage(page: Page): Promise<void> {
  await page.getByLabel('Your Name').fill('Ada')
  await page.getByLabel('Your Email').fill('ada@mail.example')
  await page.getByLabel('Your Message').fill('Are you hiring?')
}

export async function sendMessage(page: Page): Promise<void> {
  await typeMessage(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
}
