import type { Page } from '@playwright/test'
import { LOCATION_LABELS, LOCATIONS } from '../../src/domain/locations'
import { expect, test } from '../browser/fixtures'
import { openHydrated } from '../browser/openHydrated'

/** What the site says of itself to programs: the only thing that these journeys know of its content. */
interface Catalog {
  readonly company: string
  readonly positions: readonly { readonly id: string; readonly title: string; readonly country: string }[]
}

const PAGE_SIZE = 12

async function catalogOf(page: Page): Promise<Catalog> {
  const answer = await page.request.get('/jobs.json')
  const catalog: Catalog = await answer.json()
  return catalog
}

const positionCount = (count: number) => `${count} ${count === 1 ? 'position' : 'positions'}`
const main = (page: Page) => page.getByRole('main')
const details = (page: Page) => page.getByRole('link', { name: 'View Details' })

async function expectNothingCutOff(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
}

test('every page has its heading, names the company and fits its window', async ({ page }) => {
  const { company, positions } = await catalogOf(page)
  const [first] = positions
  for (const path of ['/', '/jobs', '/about', '/contact', ...(first ? [`/jobs/${first.id}`] : [])]) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    expect((await page.title()).endsWith(` – ${company}`)).toBe(true)
    await expect(page.getByRole('main').or(page.getByRole('contentinfo')).getByText('undefined')).toHaveCount(
      0,
    )
    await expectNothingCutOff(page)
  }
})

test('from the home page to every position', async ({ page }) => {
  const { positions } = await catalogOf(page)
  await openHydrated(page, '/')
  await main(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByRole('status')).toHaveText(positionCount(positions.length))
  const titles = main(page).getByRole('listitem').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(positions.slice(0, PAGE_SIZE).map(({ title }) => title))
  await expect(details(page)).toHaveCount(Math.min(positions.length, PAGE_SIZE))
  await expect(page.getByRole('alert')).toHaveCount(positions.length === 0 ? 1 : 0)
})

test('a country ticked shows its positions, and a search finds a title', async ({ page }) => {
  const { positions } = await catalogOf(page)
  await openHydrated(page, '/jobs')
  for (const country of LOCATIONS) {
    const label = LOCATION_LABELS[country]
    const count = positions.filter((position) => position.country === country).length
    await page.getByRole('checkbox', { name: label }).check()
    await expect(page.getByRole('status')).toHaveText(positionCount(count))
    await page.getByRole('checkbox', { name: label }).uncheck()
  }
  const title = positions.at(-1)?.title ?? 'Lighthouse'
  await page.getByRole('searchbox').fill(title)
  await expect(details(page).first().or(page.getByRole('alert'))).toBeVisible()
  const found = main(page).getByRole('heading', { level: 3, name: title, exact: true })
  await expect(found.first().or(page.getByRole('alert'))).toBeVisible()
})

test('the first position opens, and shows the form to apply; without one the address leads on', async ({
  page,
}) => {
  const { positions } = await catalogOf(page)
  const [first] = positions
  if (first === undefined) {
    page.context().removeAllListeners('console')
    await openHydrated(page, '/jobs/1')
    await main(page).getByRole('link').first().click()
    await expect(page).toHaveURL('/jobs')
    return
  }
  await openHydrated(page, '/jobs')
  await details(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
  await expectNothingCutOff(page)
})

test('where we are hiring says how many positions there are in each country', async ({ page }) => {
  const { positions } = await catalogOf(page)
  await openHydrated(page, '/about')
  const strip = page.getByRole('region').filter({ has: page.locator('#hiring') })
  if (positions.length === 0) await expect(strip.getByRole('link')).toHaveCount(0)
  else
    for (const country of LOCATIONS) {
      const label = LOCATION_LABELS[country]
      const count = positions.filter((position) => position.country === country).length
      await expect(strip.getByRole('link', { name: `${label} ${positionCount(count)}` })).toBeVisible()
    }
})
