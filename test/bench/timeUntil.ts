import type { Browser } from '@playwright/test'
import { medianOf } from './benchBrowser'

/** Slow 4G and a quarter of the processor's speed, as in Lighthouse's mobile test. Bytes per second and ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const CPU_SLOWDOWN = 4
const RUNS = 3

const matchesRoot = (selector: string) => document.documentElement.matches(selector)

/** The median time of a first visit until `<html>` matches a selector, in ms. */
export async function timeUntil(selector: string, browser: Browser, url: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(matchesRoot, selector, { polling: 'raf' })
    times.push(await page.evaluate(() => performance.now()))
    await page.close()
  }
  return medianOf(times)
}
