import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { matchCount, openHydrated } from './openHydrated'

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** Goes through the history faster than pages can render, and waits until all of it has happened. */
async function pressQuickly(page: Page, times: number, direction: 'back' | 'forward'): Promise<void> {
  await page.evaluate(
    ([count, way]) =>
      new Promise<void>((resolve) => {
        let seen = 0
        window.addEventListener('popstate', () => {
          seen += 1
          if (seen === count) resolve()
        })
        for (let press = 0; press < count; press += 1) window.history[way]()
      }),
    [times, direction] as const,
  )
}

test('Back, pressed ten times quickly, and Forward show what their entries say', async ({ page }) => {
  await openHydrated(page, '/')
  const follow = async (link: string, title: string) => {
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
  await follow('Careers', 'Open Positions')
  for (const name of ['USA', 'Canada', 'India', 'USA', 'Canada']) await checkbox(page, name).click()
  await follow('About Us', 'About Us')
  await follow('Contact', 'Contact Us')
  await follow('Careers', 'Open Positions')
  await follow('About Us', 'About Us')
  await follow('Contact', 'Contact Us')

  await pressQuickly(page, 10, 'back')
  await expect(page).toHaveURL('/jobs')
  await expect(matchCount(page)).toHaveText('22 positions')
  await expect(page).toHaveTitle('Open Positions – Larkfield')

  await pressQuickly(page, 5, 'forward')
  await expect(page).toHaveURL('/jobs?location=india')
  await expect(checkbox(page, 'India')).toBeChecked()
  await expect(checkbox(page, 'USA')).not.toBeChecked()
  await expect(matchCount(page)).toHaveText('6 positions')
})

test('Careers opens the full list, whatever was asked for before', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('searchbox').fill('data')
  await checkbox(page, 'India').click()
  await expect(page).toHaveURL('/jobs?search=data&location=india')
  for (const [link, title] of [
    ['About Us', 'About Us'],
    ['Careers', 'Open Positions'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(matchCount(page)).toHaveText('22 positions')
})

test('two windows have their own query and history', async ({ page, context }) => {
  const other = await context.newPage()
  await openHydrated(page, '/jobs?location=usa')
  await openHydrated(other, '/jobs?location=india')
  await page.getByRole('searchbox').fill('data')
  await other.getByRole('searchbox').fill('engineer')
  await checkbox(other, 'Canada').click()
  await expect(page).toHaveURL('/jobs?search=data&location=usa')
  await expect(other).toHaveURL('/jobs?search=engineer&location=canada&location=india')
  await other.goBack()
  await expect(other).toHaveURL('/jobs?search=engineer&location=india')
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})
