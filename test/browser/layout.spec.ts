import type { Locator, Page } from '@playwright/test'
import { openApplication, typeApplication, TYPED } from './fillForms'
import { expect, test } from './fixtures'
import { coveredFocus, edges, openHydrated, waitUntilHydrated } from './page'

const PHONE = { width: 390, height: 844 }
const LOW_WINDOW = { width: 768, height: 400 }
const TABLET = { width: 820, height: 1180 }
const HEADER_AND_GAP_PX = 80

const button = (page: Page, name: string) => page.getByRole('button', { name })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const weightsOf = (facts: Locator) =>
  facts.evaluateAll((all) => all.map((fact) => Number(getComputedStyle(fact).fontWeight)))
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const placeOf = (element: Locator) => edges(element).then(({ left, top }) => [left, top])
const baselines = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((text) => {
      const line = document.createElement('span')
      const mark = document.createElement('img')
      line.append(...text.childNodes, mark)
      text.append(line)
      return mark.getBoundingClientRect().bottom
    }),
  )

test('a search moves neither the box nor the filter nor the count', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const filter = page.getByRole('group', { name: 'Filter by Location' })
  const places = () => Promise.all([page.getByRole('searchbox'), filter, page.locator('output')].map(placeOf))
  const before = await places()
  for (const text of ['zzz', 'data', '']) {
    await page.getByRole('searchbox').fill(text)
    expect(await places()).toEqual(before)
  }
})

test('a card shows three whole lines, whatever the least text size of the browser', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  for (const least of [0, 20, 24]) {
    const args = [`--blink-settings=minimumFontSize=${least}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await openHydrated(page, `${baseURL}/jobs`)
    const description = page.locator('[data-job=description]').first()
    const lineHeight = await description.evaluate((text) => {
      text.textContent = 'Advise the client. '.repeat(50)
      const range = document.createRange()
      range.selectNodeContents(text)
      const tops = [...new Set(Array.from(range.getClientRects(), ({ top }) => top))]
      return (tops[1] ?? 0) - (tops[0] ?? 0)
    })
    expect((await edges(description)).height / lineHeight).toBeCloseTo(3, 1)
    await browser.close()
  }
})

/** Runs in the page. A tile of the theme switch has a border that is not seen. */
const headerAndEmail = () => {
  const all = [...document.querySelectorAll('header :is(a, [role=group] button)')]
  const controls = all.filter((control) => control.checkVisibility())
  const boxes = controls.map((control) => control.getBoundingClientRect())
  const end = (boxes.at(-1)?.right ?? 0) - (controls.at(-1)?.clientLeft ?? 0)
  const pageEnd = document.querySelector('h1')?.getBoundingClientRect().right ?? 0
  const domain = document.querySelector('[href^=mailto] > span')?.lastChild
  const range = document.createRange()
  if (domain) range.selectNode(domain)
  return {
    lines: new Set(boxes.map(({ top, bottom }) => Math.round(top + bottom))).size,
    endsWithPage: Math.abs(end - pageEnd) < 1,
    linesOfDomain: range.getClientRects().length,
  }
}

test('in large text the header is a line, and an address breaks at its @', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ baseURL: String(baseURL), javaScriptEnabled })
    await page.goto('/contact')
    if (javaScriptEnabled) await waitUntilHydrated(page)
    for (const size of [100, 150, 200]) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size)
      for (const width of [320, 390, 768, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const header = width < 768 ? {} : { lines: 1, endsWithPage: true }
        expect(await page.evaluate(headerAndEmail)).toMatchObject({ ...header, linesOfDomain: 1 })
      }
    }
    await page.close()
  }
})

/** Runs in the page. Focuses each control of the page's content, and names the texts that its ring meets. */
const struckTexts = () => {
  const struck: string[] = []
  const range = document.createRange()
  for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button), footer a')) {
    control.focus({ preventScroll: true })
    const { outlineWidth, outlineOffset } = getComputedStyle(control)
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const distances = Array.from(range.getClientRects(), (line) =>
        Math.max(line.left - right, left - line.right, line.top - bottom, top - line.bottom),
      )
      if (Math.min(...distances) < ring && !control.contains(texts.currentNode))
        struck.push(`${control.textContent} and ${texts.currentNode.nodeValue}`)
    }
  }
  return struck
}

test('the ring of a focused control meets no other text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 3000 })
  for (const path of ['/', '/jobs/1', '/contact']) {
    await openHydrated(page, path)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(struckTexts), path).toEqual([])
  }
})

test('a position has a sticky column from 1024 px on, and below that a low bar', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await openApplication(page)
  await expect(page.locator('form')).toBeInViewport({ ratio: 1 })
  expect((await edges(page.getByLabel('Email'))).width).toBe(44 * 16)
  await button(page, 'Cancel').press('Enter')
  // Has the focus, and is no control.
  await expect(page.locator('.apply')).toHaveCSS('outline-style', 'none')
  const bar = button(page, 'Apply Now')
  const terms = page.getByRole('term')
  for (const width of [1023, 700, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect((await edges(bar)).right).toBe((await edges(page.getByRole('heading', { level: 1 }))).right)
    const heights = await Promise.all([page.getByRole('banner'), page.locator('.apply')].map(edges))
    expect(heights.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(640 / 4)
    const tops = await terms.evaluateAll((all) => all.map((term) => term.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(width > 600 ? 1 : 3)
  }
  // Tab goes from top to bottom, but for the bar at the edge of the window.
  await page.setViewportSize({ width: 390, height: 3000 })
  const controls = page.locator('article :is(a, button):not(.apply *)')
  const stops = await controls.evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().top))
  expect(stops).toEqual(stops.toSorted((a, b) => a - b))
  await page.setViewportSize({ width: 1024, height: 700 })
  const [heading = 0, apply = 0] = await baselines(page.locator('#description, .apply button'))
  expect(Math.abs(heading - apply)).toBeLessThan(1)
  await page.addStyleTag({ content: 'article > div:has(.facts) { height: 3000px }' })
  await scrollTo(page, 700)
  expect((await edges(page.locator('.facts'))).top).toBe(HEADER_AND_GAP_PX)
})

test('the line of facts has a dot between two facts, and none at the edge', async ({ page }) => {
  await openHydrated(page, '/jobs/1')
  for (const width of [1024, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const isRight = await page.locator('h1 + div > :has(span)').evaluate((line) => {
      const edge = line.getBoundingClientRect().left
      return [...line.children].map((fact) => {
        const { left, top, height } = fact.getBoundingClientRect()
        return (document.elementFromPoint(left - 5, top + height / 2) === fact) === left > edge
      })
    })
    expect(isRight, `${width} px`).toEqual([true, true])
  }
})

test('the words of the menu do not overlap in large text', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/about')
  await button(page, 'Toggle Menu').click()
  await page.addStyleTag({ content: 'html { font-size: 32px }' })
  const words = await page.getByRole('group', { name: 'Theme' }).getByRole('button').all()
  for (const word of words) expect(await word.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test('the header sticks in a window of 30em, and not in a lower one', async ({ page }) => {
  await openHydrated(page, '/jobs')
  for (const [height, top] of [
    [480, 0],
    [479, -300],
  ] as const) {
    await page.setViewportSize({ width: 768, height })
    await scrollTo(page, 300)
    expect((await edges(page.getByRole('banner'))).top).toBe(top)
  }
})

test('Scroll to top stays with the focus, and is hidden while a form is filled in', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/jobs')
  const scrollToTop = button(page, 'Scroll to top')
  await scrollTo(page, 700)
  const { width, height } = await edges(scrollToTop)
  expect([width, height]).toEqual([44, 44])
  await page.getByRole('checkbox', { name: 'USA' }).evaluate((box) => box.focus({ preventScroll: true }))
  await expect(scrollToTop).toBeVisible()
  await page.getByRole('searchbox').evaluate((field) => field.focus({ preventScroll: true }))
  await scrollTo(page, 1e6)
  await expect(scrollToTop).toBeVisible()
  await scrollToTop.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await openHydrated(page, '/contact')
  const message = page.getByLabel('Your Message')
  await message.focus()
  await scrollTo(page, 1e6)
  await expect(scrollToTop).toBeHidden()
  await button(page, 'Send Message').focus()
  await expect(scrollToTop).toBeHidden()
  await button(page, 'Send Message').blur()
  await expect(scrollToTop).toBeVisible()

  await scrollToTop.focus()
  for (const top of [1e5, 0]) {
    await scrollTo(page, top)
    await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))))
    await expect(scrollToTop).toBeFocused()
  }
  await scrollToTop.blur()
  await expect(scrollToTop).toBeHidden()
})

test('the locations are in a row from 360 px on, and in sight anywhere on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/jobs')
  const filter = page.locator('.filters')
  const locations = await filter.locator('label').all()
  const tops = (await Promise.all(locations.map(edges))).map(({ top }) => top)
  expect(new Set(tops).size).toBe(1)
  await page.setViewportSize(TABLET)
  const cards = await results(page).getByRole('listitem').all()
  for (const part of [page.getByRole('searchbox'), ...locations, ...cards.slice(0, 7)])
    await expect(part).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 700)
  await page.getByRole('checkbox', { name: 'India' }).click()
  for (const location of locations) await expect(location).toBeInViewport({ ratio: 1 })
})

test('in a wide window label and count, first box and first card begin together', async ({ page }) => {
  await openHydrated(page, '/jobs')
  for (const size of [100, 200]) {
    await page.addStyleTag({ content: `html { font-size: ${size}% }` })
    const boxes = page.locator('.filters label:first-child, .cards li:first-child')
    const [box, card] = await Promise.all((await boxes.all()).map(edges))
    expect(box?.top, `${size} %`).toBe(card?.top)
    const [label = 0, count = 0] = await baselines(page.locator('.filters [role=group] > span, output'))
    expect(Math.abs(count - label), `${size} %`).toBeLessThan(1)
  }
})

test('a title or pay of 1,500 letters overflows neither its card nor its page', async ({ page }) => {
  for (const [path, title] of [
    ['/jobs', 'main h3'],
    ['/jobs/1', 'main :is(h1, h1 + div > :first-child)'],
  ] as const) {
    await openHydrated(page, path)
    const texts = await page.locator(title).all()
    for (const text of texts) await text.evaluate((e) => (e.textContent = 'Donaudampfschiff'.repeat(94)))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

// The button that scrolls to the top may be over it while it moves.
test('no text of a position shows through the bar of Apply Now', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/jobs/1')
  for (let top = 0; top < 600; top += 30) {
    await scrollTo(page, top)
    const covers = await page.locator('.apply').evaluate((bar) => {
      const { left, right, top: barTop, bottom } = bar.getBoundingClientRect()
      return [0.02, 0.05, 0.1, 0.5, 0.95].flatMap((share) =>
        [barTop + 4, (barTop + bottom) / 2, Math.min(bottom, innerHeight) - 4]
          .map((y) => document.elementFromPoint(left + (right - left) * share, y))
          .filter((hit) => !bar.contains(hit) && !hit?.closest('.mui-fixed'))
          .map((hit) => hit?.outerHTML.slice(0, 80)),
      )
    })
    expect(covers).toEqual([])
  }
})

for (const size of [PHONE, LOW_WINDOW, TABLET]) {
  test(`at ${size.width}x${size.height} missing fields get focus, and are in sight`, async ({ page }) => {
    await page.setViewportSize(size)
    await openApplication(page)
    await typeApplication(page)
    for (const [label, text] of Object.entries(TYPED)) {
      await page.getByLabel(label).fill('')
      await scrollTo(page, 1e6)
      await button(page, 'Submit Application').click()
      await expect(page.getByLabel(label)).toBeFocused()
      await expect.poll(() => page.evaluate(coveredFocus)).toEqual([])
      await page.getByLabel(label).fill(text)
    }
    await button(page, 'Submit Application').click()
    await expect(page.getByLabel('Resume')).toBeFocused()
    for (const path of ['/jobs', '/jobs/1'])
      for (const key of ['Tab', 'Shift+Tab']) {
        await openHydrated(page, path)
        for (let stop = 0; stop < 40; stop += 1) {
          await page.keyboard.press(key)
          if (await page.evaluate(() => document.activeElement === document.body)) break
          await expect.poll(() => page.evaluate(coveredFocus)).toEqual([])
        }
      }
  })
}

test('the pay is the strongest fact, unbroken, and the bar repeats it out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openHydrated(page, '/jobs/1')
  const pay = page.locator('h1 + div > p').first()
  const repeated = page.locator('.apply').getByText('$110–\u2060$130 per hour')
  await expect(pay).toHaveText('$110–\u2060$130 per hour')
  expect(Math.min(...(await weightsOf(pay)))).toBeGreaterThan(
    Math.max(...(await weightsOf(page.locator('dd')))),
  )
  await expect(repeated).toHaveCount(0)
  await page.getByRole('heading', { name: 'Contact Information' }).scrollIntoViewIfNeeded()
  await expect(repeated).toBeVisible()
  await page.setViewportSize({ width: 320, height: 600 })
  const lines = await pay.evaluate((line) => {
    line.textContent = '$186,300–\u2060$243,225 per year'
    const range = document.createRange()
    range.setStart(line.firstChild ?? line, 0)
    range.setEnd(line.firstChild ?? line, '$186,300–\u2060$243,225'.length)
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
  })
  expect(lines).toBe(1)
})
