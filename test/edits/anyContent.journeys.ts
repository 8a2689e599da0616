import type { Page } from '@playwright/test'
import { LOCATION_LABELS, LOCATIONS } from '../../src/domain/locations'
import { expect, test } from '../browser/fixtures'
import { matchCount, openHydrated } from '../browser/openHydrated'

/** `jobs.json`. These journeys know nothing else about the content. */
interface Catalog {
  readonly company: string
  readonly positions: readonly { readonly id: string; readonly title: string; readonly country: string }[]
}

const PAGE_SIZE = 12

let catalog: Catalog

test.beforeEach(async ({ page }) => {
  const response = await page.request.get('/jobs.json')
  catalog = await response.json()
})

const formatCount = (count: number) => `${count} ${count === 1 ? 'position' : 'positions'}`
const countIn = (country: string) =>
  formatCount(catalog.positions.filter((position) => position.country === country).length)
const main = (page: Page) => page.getByRole('main')
const cardTitles = (page: Page) => main(page).getByRole('heading', { level: 3 })

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
}

test('every page has its heading, names the company and fits its window', async ({ page }) => {
  const first = catalog.positions.slice(0, 1).map(({ id }) => `/jobs/${id}`)
  for (const path of ['/', '/jobs', '/about', '/contact', ...first]) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    expect(await page.title()).toContain(` – ${catalog.company}`)
    await expect(page.getByText('undefined')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  }
})

test('the home page leads to the list of all positions', async ({ page }) => {
  await openHydrated(page, '/')
  await main(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/jobs')
  await expect(matchCount(page)).toHaveText(formatCount(catalog.positions.length))
  await expect(cardTitles(page)).toHaveText(catalog.positions.slice(0, PAGE_SIZE).map(({ title }) => title))
  await expect(page.getByRole('alert')).toHaveCount(catalog.positions.length === 0 ? 1 : 0)
})

test('a country filters its positions, and a search finds a title', async ({ page }) => {
  await openHydrated(page, '/jobs')
  for (const country of LOCATIONS) {
    const box = page.getByRole('checkbox', { name: LOCATION_LABELS[country] })
    await box.check()
    await expect(matchCount(page)).toHaveText(countIn(country))
    await box.uncheck()
  }
  const title = catalog.positions.at(-1)?.title ?? 'Lighthouse'
  await page.getByRole('searchbox').fill(title)
  const found = cardTitles(page).filter({ hasText: title }).first()
  await expect(found.or(page.getByRole('alert'))).toBeVisible()
})

test('the first position opens, and shows the form to apply', async ({ page }) => {
  const [first] = catalog.positions
  test.skip(first === undefined)
  await openHydrated(page, '/jobs')
  await main(page).getByRole('link', { name: 'View Details' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('without positions, the address of one leads to the list', async ({ page }) => {
  test.skip(catalog.positions.length > 0)
  // The browser reports the status 404.
  page.context().removeAllListeners('console')
  await openHydrated(page, '/jobs/1')
  await main(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/jobs')
})

test('the hiring strip counts the positions of each country', async ({ page }) => {
  await openHydrated(page, '/about')
  const strip = page.getByRole('region').filter({ has: page.locator('#hiring') })
  await expect(strip.getByRole('link')).toHaveText(
    catalog.positions.length === 0
      ? []
      : LOCATIONS.map((country) => `${LOCATION_LABELS[country]} ${countIn(country)}`),
    { useInnerText: true },
  )
})
