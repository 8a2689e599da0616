import type { Page } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { waitUntilHydrated } from './openHydrated'

const ADDRESSES = [
  ...PAGE_ADDRESSES,
  '/jobs?search=data&location=usa',
  '/jobs?search=nothing+matches+this',
  '/jobs?page=2',
  '/nowhere',
]

/** What has moved by itself since the page began, as the browser sums it up (web.dev, Cumulative Layout Shift). */
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
        // What is buffered has been handed over by the time that two more frames are through.
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
    test(`nothing moves and at most 13 requests go out, to the site alone: ${address} @tablet`, async ({
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

  for (const address of ['/', '/jobs?search=data', '/JOBS']) {
    test(`the site's style sheets stay as the file has them: ${address}`, async ({ page }) => {
      const sheetNames = () =>
        page
          .locator('style[data-emotion^="css-global"]')
          .evaluateAll((sheets) => sheets.map((sheet) => sheet.getAttribute('data-emotion')))
      const file = await (await page.request.get(address)).text()
      const inFile = Array.from(file.matchAll(/data-emotion="(css-global [^"]+)"/g), ([, name]) => name)
      expect(inFile.length).toBeGreaterThan(0)
      await page.goto(address)
      await waitUntilHydrated(page)
      expect(await sheetNames()).toEqual(inFile)
    })
  }

  test("a page's own script is fetched along with the app, not after it", async ({ page }) => {
    const release = await holdScripts(page, '**/hydratePage-*.js')
    const ownScript = page.waitForRequest('**/JobsListPage-*.js')
    await page.goto('/jobs')
    await ownScript
    release()
    await waitUntilHydrated(page)
  })
})
