import type { Browser } from '@playwright/test'
import { SHOWN_ATTRIBUTE } from '../../src/hydration/pending'
import { CPU_SLOWDOWN, medianOf } from './benchBrowser'

/** Slow 4G, as in Lighthouse's mobile test. Bytes per second and ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const hasAttribute = (name: string) => document.documentElement.hasAttribute(name)

/** The median time of a first visit until a bookmark shows its own positions, in ms. */
export async function timeOfBookmark(browser: Browser, url: string, runs: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(hasAttribute, SHOWN_ATTRIBUTE, { polling: 'raf' })
    times.push(await page.evaluate(() => performance.now()))
    await page.close()
  }
  return medianOf(times)
}
