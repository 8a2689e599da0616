import { expect, test } from '../browser/fixtures'
import { matchCount, openHydrated } from '../browser/openHydrated'

/** `jobs.json`. These journeys know nothing else about the content. */
interface Catalog {
  readonly company: string
  readonly positions: readonly { readonly id: string; readonly title: string; readonly country: string }[]
}

let catalog: Catalog

test.beforeEach(async ({ page }) => {
  const response = await page.request.get('/jobs.json')
  catalog = await response.json()
})

test('every page has its heading, names the company and fits its window', async ({ page }) => {
  const [first] = catalog.positions
  for (const path of ['/', '/jobs', '/about', '/contact', ...(first ? [`/jobs/${first.id}`] : [])]) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    expect(await page.title()).toContain(` – ${catalog.company}`)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
  }
})

test('the list shows the positions, all and of each country', async ({ page }) => {
  const { positions } = catalog
  const expectPositions = async (wanted: typeof positions) => {
    await expect(matchCount(page)).toHaveText(`${wanted.length} position${wanted.length === 1 ? '' : 's'}`)
    const cards = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(cards).toHaveText(wanted.slice(0, 12).map(({ title }) => title))
    await expect(page.getByRole('alert')).toHaveCount(wanted.length === 0 ? 1 : 0)
  }
  await openHydrated(page, '/jobs')
  await expectPositions(positions)
  const countries = [...new Set(positions.map(({ country }) => country))]
  const boxes = page.getByRole('checkbox')
  const strip = page.locator('section[aria-labelledby=hiring] a')
  // A choice of one is none.
  for (const all of [boxes, strip]) await expect(all).toHaveCount(countries.length > 1 ? countries.length : 0)
  for (const [index, country] of (await boxes.count()) === 0 ? [] : countries.entries()) {
    const box = boxes.nth(index)
    await box.check()
    await expectPositions(positions.filter((position) => position.country === country))
    await box.uncheck()
  }
})
