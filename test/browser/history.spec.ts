import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { matchCount, openHydrated } from './page'

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name })

test('Back, pressed seven times quickly, and Forward show what their entries say', async ({ page }) => {
  await openHydrated(page, '/')
  const follow = async (link: string, title: string) => {
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
  await follow('Careers', 'Open Positions')
  for (const name of ['USA', 'Canada', 'India', 'USA', 'Canada']) await checkbox(page, name).click()
  await follow('About Us', 'About Us')
  await follow('Contact', 'Contact Us')

  // Faster than pages can render.
  await page.evaluate('for (let press = 0; press < 7; press += 1) history.back()')
  await expect(page).toHaveURL('/jobs')
  await expect(matchCount(page)).toHaveText('22 positions')
  await expect(page).toHaveTitle('Open Positions – Larkfield')

  await page.evaluate('for (let press = 0; press < 5; press += 1) history.forward()')
  await expect(page).toHaveURL('/jobs?location=india')
  await expect(checkbox(page, 'India')).toBeChecked()
  await expect(checkbox(page, 'USA')).not.toBeChecked()
  await expect(matchCount(page)).toHaveText('6 positions')
})

test('Back returns to the last letter typed before a link loads another document', async ({ page }) => {
  await openHydrated(page, '/jobs?location=usa')
  await page.getByRole('searchbox').focus()
  await page.evaluate("document.execCommand('insertText', false, 'x'); location.assign('/about')")
  await expect(page).toHaveURL('/about')
  // Playwright's own Back waits for a load, which a page from the back/forward cache lacks. `evaluate` must end first.
  await page.evaluate(() => void setTimeout(() => window.history.back()))
  await expect(page).toHaveURL('/jobs?search=x&location=usa')
  await expect(page.getByRole('searchbox')).toHaveValue('x')
})
