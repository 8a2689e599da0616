import type { CDPSession, Page } from '@playwright/test'
import { fillApplication, openApplication, typeMessage } from './fillForms'
import { expect, test } from './fixtures'
import { edges, openHydrated } from './page'

const PHONE = { width: 390, height: 844 }

const button = (page: Page, name: string) => page.getByRole('button', { name })
const form = (page: Page) => page.getByRole('form')
const sent = (page: Page) => page.getByText(/^(Application submitted successfully!|Message sent!)$/)

async function openFullMessage(page: Page): Promise<void> {
  await openHydrated(page, '/contact')
  await typeMessage(page)
}

/** Taps at a time in seconds. The browser takes the time from the event, so that no test waits. */
async function tap(devTools: CDPSession, place: { x: number; y: number }, timestamp: number): Promise<void> {
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place], timestamp })
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
}

test('the second press of a double click does not reach the menu that the first opens', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/about')
  await button(page, 'Toggle Menu').dblclick()
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Careers' }),
  ).toBeVisible()
  await expect(page.getByLabel('Toggle Menu')).toHaveAttribute('aria-expanded', 'true')
})

test('all other mouse presses count, however quick', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('checkbox', { name: 'USA' }).dblclick()
  await expect(page.getByRole('checkbox', { name: 'USA' })).not.toBeChecked()
  await openApplication(page)
  await button(page, 'Cancel').click()
  await button(page, 'Apply Now').click()
  await expect(form(page)).toBeVisible()
})

test('every point of a card belongs to its link', async ({ page }) => {
  for (const [path, href] of [
    ['/', '/jobs'],
    ['/jobs', '/jobs/1'],
  ] as const) {
    await openHydrated(page, path)
    const card = page.locator('main .MuiCard-root').first()
    await card.scrollIntoViewIfNeeded()
    const pressed = await card.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0.02, 0.1, 0.5, 0.98].map((share) => {
        const hit = document.elementFromPoint(left + share * width, top + share * height)
        return hit?.closest('a')?.getAttribute('href')
      })
    })
    expect(pressed).toEqual([href, href, href, href])
  }
})

test.describe('by finger', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  for (const [gapMs, gapPx, effect, address] of [
    [300, 18, 'has no effect', '/jobs?page=2'],
    [300, 22, 'counts', /\/jobs\/\d+$/],
    [400, 0, 'counts', /\/jobs\/\d+$/],
  ] as const) {
    test(`a second tap ${gapMs} ms later and ${gapPx} px away ${effect}`, async ({ page, context }) => {
      await openHydrated(page, '/jobs')
      const devTools = await context.newCDPSession(page)
      // Scrolls to it.
      await button(page, 'Next').click({ trial: true })
      const { left, top } = await edges(button(page, 'Next'))
      const next = { x: left + 20, y: top + 20 }
      const start = Date.now() / 1000
      await tap(devTools, next, start)
      await expect(page).toHaveURL('/jobs?page=2')
      await tap(devTools, { x: next.x + gapPx, y: next.y }, start + gapMs / 1000)
      // The browser handles this key after the tap. A card has come under the finger.
      await page.keyboard.press('Shift')
      await expect(page).toHaveURL(address)
    })
  }
})

test('Enter pressed again at once sends a form once and opens none', async ({ page }) => {
  for (const open of [fillApplication, openFullMessage]) {
    await open(page)
    await page.getByLabel('Email').focus()
    await page.keyboard.press('Enter', { delay: 40 })
    await page.keyboard.press('Enter')
    await expect(sent(page)).toHaveCount(1)
    await expect(page.locator('form :user-invalid')).toHaveCount(0)
    if (open === fillApplication) await expect(form(page)).toBeHidden()
  }
})
