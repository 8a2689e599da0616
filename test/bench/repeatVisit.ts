import type { Browser, BrowserContext } from '@playwright/test'
import { medianOf } from './benchBrowser'

/** Returns the Largest Contentful Paint in ms, once the page is hydrated. */
async function visit(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const lcp = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    await navigator.serviceWorker.ready
    return entries.at(-1)?.startTime ?? Number.NaN
  })
  await page.close()
  return lcp
}

/** Visits an address twice in new profiles, the second time with the service worker. Returns the medians of the LCP in ms. */
export async function repeatVisit(browser: Browser, url: string, runs: number) {
  const visits: (readonly [number, number])[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    visits.push([await visit(context, url), await visit(context, url)])
    await context.close()
  }
  return {
    first: medianOf(visits.map(([first]) => first)),
    second: medianOf(visits.map(([, second]) => second)),
  }
}
