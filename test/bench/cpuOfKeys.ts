import type { Browser } from '@playwright/test'
import { medianOf } from './medianOf'

const KEYS = 'd a t a Backspace Backspace Backspace Backspace '.repeat(3).trim().split(' ')

/** The page is idle again. Keys must not share a frame. */
const KEY_INTERVAL_MS = 150

/**
 * Types and deletes a word in the search box of a list. Returns the median of the keys: the processor time of the main
 * thread, without the time of other programs, until the next key.
 */
export async function cpuOfKeys(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, serviceWorkers: 'block' })
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
  await page.getByRole('searchbox').focus()
  const times: number[] = []
  for (const key of KEYS) {
    const before = await busyMs()
    await page.keyboard.press(key)
    await page.waitForTimeout(KEY_INTERVAL_MS)
    times.push((await busyMs()) - before)
  }
  await page.close()
  return medianOf(times).toFixed(1)
}
