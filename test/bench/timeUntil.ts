import type { Browser } from '@playwright/test'
import { medianOf } from './medianOf'

/** Slow 4G and a quarter of the processor's speed, as in Lighthouse's mobile test. Bytes per second and ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const CPU_SLOWDOWN = 4
const RUNS = 3

const matchesRoot = (selector: string) => document.documentElement.matches(selector)

/** Runs in the page. With `buffered`, the observer also gets the paints before it. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

/** The median times of a first visit, in ms: of the largest paint, and until `<html>` matches a selector. */
export async function timeUntil(selector: string, browser: Browser, url: string) {
  const paints: number[] = []
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(matchesRoot, selector, { polling: 'raf' })
    times.push(await page.evaluate(() => performance.now()))
    paints.push(await page.evaluate(largestPaint))
    await page.close()
  }
  return { 'LCP, ms': medianOf(paints).toFixed(0), 'ready, ms': medianOf(times).toFixed(0) }
}
