import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { expect, test } from './fixtures'
import { waitUntilHydrated } from './openHydrated'

const ASSETS = '.cache/fixture-site/assets'

const ADDRESSES = [
  ...PAGE_ADDRESSES,
  '/jobs?search=data&location=usa',
  '/jobs?search=nothing+matches+this',
  '/jobs?page=2',
  '/nowhere',
]

/** The sum of all layout shifts since the page began (web.dev, Cumulative Layout Shift). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // The buffered entries arrive within two frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )
}

test.describe('at the first load', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 404/] })

  for (const address of ADDRESSES) {
    test(`nothing moves, and at most 13 requests go out, to the site alone: ${address} @tablet`, async ({
      page,
      baseURL,
    }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.goto(address, { waitUntil: 'networkidle' })
      await waitUntilHydrated(page)
      await page.evaluate(() => document.fonts.ready)
      expect(await layoutShift(page)).toBe(0)
      expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
      expect(requests.length).toBeLessThanOrEqual(13)
    })
  }
})

// A circular import between chunks can read a value before it is set.
test('every script of the site can be imported first', async ({ page }) => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  // A page without its entry, so that nothing is loaded yet.
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script async[^>]*><\/script>/, '')
    await route.fulfill({ response, body })
  })
  for (const script of scripts) {
    await page.goto('/about')
    const error = await page.evaluate((url) => import(url).then(() => '', String), `/assets/${script}`)
    expect(error, script).toBe('')
  }
})
