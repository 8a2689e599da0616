import type { Browser } from '@playwright/test'
import { openHydrated } from '../browser/openHydrated'
import { CPU_SLOWDOWN, medianOf } from './benchBrowser'

/** Types and deletes words in the search box. Returns the median time from a key to the frame that shows its result, in ms. */
export async function keystrokeToPaint(
  browser: Browser,
  origin: string,
  words: readonly string[],
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, serviceWorkers: 'block' })
  await openHydrated(page, `${origin}/jobs`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const search = page.getByRole('searchbox')
  await search.evaluate((field) => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    field.addEventListener('keydown', ({ timeStamp }) => {
      // The next task begins when the frame is done.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(null)
      })
    })
  })
  for (const word of words) {
    await search.pressSequentially(word, { delay: 100 })
    for (const _ of word) await search.press('Backspace', { delay: 100 })
  }
  const times = await page.evaluate((): number[] => Reflect.get(window, 'keyTimes'))
  await page.close()
  return medianOf(times)
}
