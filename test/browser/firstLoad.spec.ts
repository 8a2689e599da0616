import type { Page } from '@playwright/test'
import { VISIT_KEY } from '../../src/pages/lastVisit'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { expect, test } from './fixtures'
import { holdScripts, waitUntilHydrated } from './page'

const ADDRESSES = [
  ...PAGE_ADDRESSES,
  '/jobs?search=data&location=usa',
  '/jobs?search=nothing+matches+this',
  '/jobs?page=2',
  '/nowhere',
]

/** The sum of all layout shifts since the page began (web.dev, Cumulative Layout Shift). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    // The buffered entries arrive within two frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return sum
  })
}

/**
 * Lets the parser read the document token by token, and returns the visible texts and controls that a token moves. A slow
 * device may paint after each of them.
 */
function movesWhileParsed(html: string): string[] {
  const moves = new Set<string>()
  let before = new Map<Node, DOMRect>()
  const [head = '', body = ''] = html.split(/(?=<body)/)
  document.open()
  document.write(head)
  for (const token of body.split(/(?=<)|(?<=>)/)) {
    document.write(token)
    const after = new Map<Node, DOMRect>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const part = walker.currentNode
      const element = part instanceof Element ? part : part.parentElement
      const isSeen = part instanceof Element ? part.matches('svg, input, button') : part.textContent?.trim()
      if (!isSeen || !element?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNode(part)
      const [place] = range.getClientRects()
      if (!place || place.top > innerHeight) continue
      after.set(part, place)
      const last = before.get(part)
      if (last && Math.hypot(last.x - place.x, last.y - place.y) >= 1)
        moves.add(`${token} moves ${part.textContent}`)
    }
    before = after
  }
  document.close()
  return [...moves]
}

/** The targets that are too small for a finger, except links in a text, and the fields that iOS would zoom into. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a, button, label:has(input), :is(input, textarea):not(label *)')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, svg'))
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          const isZoomed =
            target.matches('input, textarea') && parseFloat(getComputedStyle(target).fontSize) < 16
          return Math.min(width, height) < 43.5 || isZoomed
        })
        .map((target) => target.outerHTML.slice(0, 120)),
    )
}

/** VoiceOver takes a list without bullets for none, except in a `nav`. */
const lostLists = () =>
  [...document.querySelectorAll('ul:not([role=list], nav *), ol:not([role=list], nav *)')]
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map((list) => list.outerHTML.slice(0, 120))

test.describe('on a phone, a tablet and a desktop', () => {
  test.use({ expectedComplaints: [/the server responded with a status of 404/] })

  for (const address of ADDRESSES) {
    test(`${address} loads without layout shifts and fits each width`, async ({ page, context, baseURL }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      // All positions are new, and their marks are rendered after hydration.
      await page.addInitScript((key) => localStorage.setItem(key, '2000-01-01'), VISIT_KEY)
      const devTools = await context.newCDPSession(page)
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
      for (const width of [390, 820, 1280]) {
        requests.length = 0
        await page.setViewportSize({ width, height: 844 })
        // The font may come after the first paint. What it moves has its own test.
        const release = await holdScripts(page, '**/*.woff2')
        await page.goto(address, { waitUntil: 'commit' })
        await waitUntilHydrated(page)
        expect(await layoutShift(page), `${width} px`).toBeLessThan(0.0005)
        await release()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
        expect(requests.length).toBeLessThanOrEqual(18)
        expect(await smallTargets(page), `${width} px`).toEqual([])
        expect(await page.evaluate(lostLists)).toEqual([])
      }
      for (const [fontSize, widths] of [
        ['100%', [320, 390, 820, 1180, 1280]],
        ['200%', [390, 820, 1180, 1280]],
      ] as const) {
        await page.addStyleTag({ content: `html { font-size: ${fontSize} }` })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(pageWidth, `${fontSize} at ${width} px`).toBeLessThanOrEqual(width)
        }
      }
    })
  }
})

test('in large text nothing moves while the app starts', async ({ playwright, launchOptions, baseURL }) => {
  for (const size of [24, 32]) {
    const args = [`--blink-settings=defaultFontSize=${size}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ serviceWorkers: 'block' })
    // The test below covers late fonts.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript((key) => localStorage.setItem(key, '2000-01-01'), VISIT_KEY)
    for (const address of ['/', '/jobs?location=usa', '/jobs/1']) {
      await page.setViewportSize({ width: size === 24 ? 700 : 390, height: 844 })
      const release = await holdScripts(page)
      await page.goto(`${baseURL}${address}`, { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
      await release()
      expect(await layoutShift(page), `${address}, ${size} px`).toBeLessThan(0.0005)
    }
    await browser.close()
  }
})

/** The fonts that draw the texts of the page's content. */
async function drawnFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const parts = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'main *' })
  const drawn = await Promise.all(
    parts.nodeIds.map((nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  return [...new Set(drawn.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))]
}

/** False where the system has none of the fonts whose metrics index.html adjusts. */
const hasFallbackFont = () =>
  document.fonts.load('1em "Familjen Fallback"').then(
    (faces) => faces.length > 0,
    () => false,
  )

test('a font that comes late draws every text, and moves next to nothing', async ({ page }) => {
  for (const address of ['/', '/jobs?location=india', '/jobs/1', '/contact']) {
    for (const width of [390, 820, 1280]) {
      const release = await holdScripts(page, '**/*.woff2')
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address, { waitUntil: 'commit' })
      await waitUntilHydrated(page)
      await release()
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => drawnFonts(page)).toEqual(['Familjen Grotesk'])
      const limit = (await page.evaluate(hasFallbackFont)) ? 0.02 : 0.15
      expect(await layoutShift(page), `${address} at ${width} px`).toBeLessThan(limit)
    }
  }
})

test.describe('while a document is parsed', () => {
  // The policy refuses `document.write`.
  test.use({ bypassCSP: true, expectedComplaints: [/status of 404/] })

  for (const address of ADDRESSES) {
    test(`nothing on ${address} moves`, async ({ page }) => {
      await holdScripts(page)
      const html = await (await page.request.get(address)).text()
      for (const width of [390, 820, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        expect(await page.evaluate(movesWhileParsed, html), `${width} px`).toEqual([])
      }
    })
  }
})
