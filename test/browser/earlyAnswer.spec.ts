import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './page'
import { expectedList, shownList } from './shownList'

const box = (page: Page) => page.getByRole('searchbox')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const expectList = (page: Page, query: Parameters<typeof expectedList>[0]) =>
  expect.poll(() => shownList(page)).toEqual(expectedList(query))

test('the list answers before its app, which goes on from there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs?location=usa', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'India' }).click()
  await expectList(page, { locations: ['usa', 'india'] })
  await box(page).pressSequentially('data')
  await expectList(page, { locations: ['usa', 'india'], search: 'data' })
  await box(page).fill('nothing like it')
  await expectList(page, { locations: ['usa', 'india'], search: 'nothing like it' })
  await press(page, 'Clear filters')
  await expect(box(page)).toBeFocused()
  await expectList(page, {})
  await press(page, 'Next')
  await expectList(page, { page: 2 })
  await page.getByRole('link', { name: 'Page 1' }).click()
  await expectList(page, {})
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/jobs?page=2')

  await release()
  await expect(page).toHaveURL('/jobs?page=2')
  await expectList(page, { page: 2 })
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/jobs')
  await page.goBack()
  await expectList(page, { locations: ['usa', 'india'], search: 'nothing like it' })
  await page.goBack()
  await expect(page).toHaveURL('/jobs?location=usa')
})

test('a pressed button shows that it waits, and takes effect once; the last one counts', async ({ page }) => {
  let release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await press(page, 'Dark')
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark')
  await page.setViewportSize({ width: 390, height: 844 })
  release = await holdScripts(page)
  await page.goto('/jobs/7', { waitUntil: 'domcontentloaded' })
  await press(page, 'Toggle Menu')
  await press(page, 'Apply Now')
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  await release()
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
})
