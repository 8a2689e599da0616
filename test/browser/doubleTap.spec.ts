import type { Locator, Page } from '@playwright/test'
import { openApplication, PDF, typeApplication } from './fillForms'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Presses twice at one place, whatever stands there the second time. */
async function tapTwice(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not on screen.')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
}

async function openFullForm(page: Page): Promise<void> {
  await openApplication(page)
  await typeApplication(page)
  await page.getByLabel('Resume').setInputFiles(PDF)
}

test.describe('a second tap at the same place', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on Submit opens no empty form', async ({ page }) => {
    await openFullForm(page)
    await tapTwice(page, button(page, 'Submit Application'))
    await expect(page.getByText('Application submitted successfully!')).toBeVisible()
    await expect(page.getByRole('form')).toBeHidden()
    await expect(button(page, 'Apply Now')).toBeFocused()
  })

  test('on Cancel presses nothing that came under it', async ({ page }) => {
    await openFullForm(page)
    // What comes under it differs with the window: nothing may.
    await page.evaluate(() => {
      const cancel = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Cancel',
      )
      document.addEventListener('click', ({ target }) => {
        if (target !== cancel) document.body.classList.add('pressed')
      })
    })
    await tapTwice(page, button(page, 'Cancel'))
    await expect(page.getByRole('form')).toBeHidden()
    await expect(page.locator('body.pressed')).toHaveCount(0)
    await expect(page).toHaveURL('/jobs/1')
  })

  test('on a link follows nothing on the page that it led to', async ({ page }) => {
    await openHydrated(page, '/')
    // The page's script is fetched at once, so that the page is there for the second tap.
    const arrived = page.waitForResponse(/JobsListPage/)
    const link = page.getByRole('link', { name: 'View Open Positions' })
    await link.hover()
    await (await arrived).finished()
    await tapTwice(page, link)
    await expect(page.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeFocused()
    await expect(page).toHaveURL('/jobs')
  })

  test('on Next opens no position of the page that it leads to', async ({ page }) => {
    await openHydrated(page, '/jobs')
    const arrived = page.waitForResponse(/JobDetailPage/)
    // The position's script is fetched at once, so that its page would be there in no time.
    await page.getByRole('link', { name: 'View Details' }).first().hover()
    await (await arrived).finished()
    await tapTwice(page, page.getByRole('button', { name: 'Next' }))
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
    await expect(page).toHaveURL('/jobs?page=2')
  })

  test('on Toggle Menu leaves the menu open', async ({ page }) => {
    await openHydrated(page, '/about')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // Its script has to be there, so that it comes under the second tap.
    await button(page, 'Toggle Menu').press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await tapTwice(page, button(page, 'Toggle Menu'))
    await expect(menu.getByRole('link', { name: 'Careers' })).toBeVisible()
    await expect(page.getByLabel('Toggle Menu')).toHaveAttribute('aria-expanded', 'true')
  })
})

/** A press at once, a little later or much later finds this where Apply Now was. */
async function putButtonAt(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ([left, top]) => {
      const late = document.createElement('button')
      late.textContent = 'Late'
      late.style.cssText = `position: fixed; z-index: 9999; left: ${left}px; top: ${top}px; width: 40px; height: 40px; transform: translate(-50%, -50%)`
      late.addEventListener('click', () => (late.textContent = 'Pressed'))
      document.body.append(late)
    },
    [x, y],
  )
}

for (const [what, distance] of [
  ['at the same place', 0],
  ['elsewhere', 60],
] as const) {
  test(`a key counts at once, a press ${what} ${distance === 0 ? 'half a second later' : 'at once'}`, async ({
    page,
  }) => {
    await openHydrated(page, '/jobs/1')
    const place = await button(page, 'Apply Now').boundingBox()
    if (!place) throw new Error('Apply Now is not on screen.')
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    await page.mouse.click(x, y)
    const since = await page.evaluate(() => performance.now())
    await putButtonAt(page, x + distance, y)
    if (distance === 0) await page.waitForFunction((then) => performance.now() > then + 500, since)
    await page.mouse.click(x + distance, y)
    await expect(button(page, 'Pressed')).toBeVisible()
    await button(page, 'Cancel').press('Enter')
    await button(page, 'Apply Now').press('Enter')
    await expect(page.getByRole('form')).toBeVisible()
  })
}
