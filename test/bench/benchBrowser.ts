import { chromium, type Browser, type Request } from '@playwright/test'
import { findBrowser } from '../browser/findBrowser'

/** Lighthouse drives the browser by this port. */
export const DEBUGGING_PORT = 9333

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser('bench'),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  })
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Counts what a first visit transfers until the network is idle. */
export async function weighFirstLoad(browser: Browser, url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const kB: Record<string, number> = { document: 0, script: 0, font: 0, other: 0 }
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const request of finished) {
    const kind = request.resourceType() in kB ? request.resourceType() : 'other'
    const { responseBodySize } = await request.sizes()
    kB[kind] = (kB[kind] ?? 0) + responseBodySize / 1000
  }
  await page.close()
  return { kB, requests: finished.length }
}
