import type { KeyInput, Page } from 'puppeteer-core'
import type { Key, Tab } from './engine'

const KEYS = {
  Tab: 'Tab',
  Enter: 'Enter',
  Backspace: 'Backspace',
  Escape: 'Escape',
  Home: 'Home',
  End: 'End',
  Space: 'Space',
  t: 'KeyT',
} as const satisfies Record<Key, KeyInput>

/** What differs between the engines that puppeteer drives. */
export type SchemeAndPrint = Pick<Tab, 'systemBecomes' | 'styleForPrint'>

/** Steps in which a finger goes its way. */
const SWIPE_STEPS = 4

/** A page that puppeteer drives, over whichever protocol. */
export async function createPuppeteerTab(page: Page, schemeAndPrint: SchemeAndPrint): Promise<Tab> {
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.bringToFront()

  return {
    ...schemeAndPrint,
    // Chromium counts a page as loading while scripts that it asks for in advance are held back.
    open: (href) => page.goto(href, { waitUntil: 'domcontentloaded' }),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    reload: () => page.reload(),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, held) => {
      if (held) await page.keyboard.down(held)
      await page.keyboard.press(KEYS[key])
      if (held) await page.keyboard.up(held)
    },
    chooseFile: async (path) => {
      const field = await page.waitForSelector('input[type=file]')
      await field?.uploadFile(path)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    swipe: async (from, to) => {
      const finger = await page.touchscreen.touchStart(from.x, from.y)
      for (let step = 1; step <= SWIPE_STEPS; step += 1) {
        const part = step / SWIPE_STEPS
        await finger.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      }
      await finger.end()
    },
    print: () => page.pdf({ format: 'A4' }),
    complaints: () => complaints,
    close: () => page.browserContext().close(),
  }
}
