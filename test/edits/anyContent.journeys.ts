import { join } from 'node:path'
import type { Position } from '../../src/site/position'
import { expect, test } from '../browser/fixtures'
import { matchCount, openHydrated } from '../browser/page'

/** `jobs.json`. */
interface Catalog {
  readonly company: string
  readonly positions: readonly Pick<Position, 'id' | 'title' | 'country' | 'places'>[]
}

/** `language.ts` and `jobsListText.ts` of the site. These journeys know nothing else about the content. */
interface Texts {
  readonly language: { readonly code: string }
  readonly resultsText: { readonly positions: Readonly<Record<string, string>> }
}

let catalog: Catalog
let texts: Texts

test.beforeEach(async ({ page }) => {
  const response = await page.request.get('/jobs.json')
  catalog = await response.json()
  const content = join(process.env['BUILT_SITE'] ?? '', '../src/content')
  const language = await import(join(content, 'language.ts'))
  const jobsListText = await import(join(content, 'jobsListText.ts'))
  texts = { ...language, ...jobsListText }
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

test('the list shows the positions, all, of each country and of each town', async ({ page }) => {
  const { positions } = catalog
  const { language, resultsText } = texts
  const expectPositions = async (wanted: typeof positions) => {
    const form = new Intl.PluralRules(language.code).select(wanted.length)
    const text = resultsText.positions[form] ?? resultsText.positions['other'] ?? ''
    await expect(matchCount(page)).toHaveText(text.replace('{n}', String(wanted.length)))
    const cards = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(cards).toHaveText(wanted.slice(0, 12).map(({ title }) => title))
    await expect(page.getByRole('alert')).toHaveCount(wanted.length === 0 ? 1 : 0)
  }
  await openHydrated(page, '/jobs')
  await expectPositions(positions)
  const countries = [...new Set(positions.map(({ country }) => country))]
  const boxes = page.getByRole('checkbox').and(page.locator('[data-field=location]'))
  const strip = page.locator('section[aria-labelledby=hiring] a')
  // A choice of one is none.
  for (const all of [boxes, strip]) await expect(all).toHaveCount(countries.length > 1 ? countries.length : 0)
  for (const [index, country] of (await boxes.count()) === 0 ? [] : countries.entries()) {
    const box = boxes.nth(index)
    await box.check()
    await expectPositions(positions.filter((position) => position.country === country))
    await box.uncheck()
  }
  for (const town of new Set(positions.flatMap(({ places = [] }) => places.map((place) => place.town)))) {
    const box = page.locator('[data-field=town]').and(page.getByRole('checkbox', { name: town, exact: true }))
    if (!(await box.isVisible())) continue
    await box.check()
    await expectPositions(positions.filter(({ places = [] }) => places.some((place) => place.town === town)))
    await box.uncheck()
  }
})
