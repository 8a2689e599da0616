import type { Locator, Page } from '@playwright/test'
import { openApplication, TYPED, typeApplication } from './fillForms'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const PHONE = { width: 390, height: 844 }
const LOW_WINDOW = { width: 768, height: 400 }
const HEADER_AND_GAP_PX = 80
/** The page's margin at a phone and at a wider window. */
const MARGINS = [
  [390, 16],
  [820, 24],
  [1280, 56],
] as const

const button = (page: Page, name: string) => page.getByRole('button', { name })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The edges of an element, or of its contents: the text of a text button ends where the page does, not its padding. */
function edges(element: Locator, part: 'box' | 'contents' = 'box') {
  return element.evaluate((node, isBox) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom, width, height } = (isBox ? node : range).getBoundingClientRect()
    return { left, right, top, bottom, width, height }
  }, part === 'box')
}

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color)
const placeOf = (element: Locator) => edges(element).then(({ left, top }) => [left, top])

test('text at an edge ends where the page does, without its padding', async ({ page }) => {
  for (const path of ['/jobs/1', '/jobs?page=2']) {
    await openHydrated(page, path)
    for (const [width, margin] of MARGINS) {
      await page.setViewportSize({ width, height: 900 })
      expect((await edges(button(page, 'Share'), 'contents')).right).toBeCloseTo(width - margin, 0)
    }
  }
  for (const [width, margin] of MARGINS) {
    await page.setViewportSize({ width, height: 900 })
    const list = await edges(results(page))
    expect((await edges(button(page, 'Previous'), 'contents')).left).toBeCloseTo(list.left, 0)
    // The chosen theme has a background of 32 px in a button of 44 px.
    const isPhone = margin < 24
    const last = isPhone ? edges(button(page, 'Toggle Menu'), 'contents') : edges(button(page, 'System'))
    expect((await last).right - (isPhone ? 0 : 6)).toBeCloseTo(width - margin, 0)
  }
})

test('the list at 1280 px: spacing, three lines in a card, and a sticky filter', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const title = await edges(page.getByRole('heading', { level: 1 }))
  const search = await edges(page.getByRole('search'))
  const header = await edges(button(page, 'Share'))
  const cards = await edges(results(page).getByRole('list').first())
  const gaps = [search.top - title.bottom, header.top - search.bottom, cards.top - header.bottom]
  expect(gaps).toEqual([24, 24, 12])
  const filter = page.getByRole('group', { name: 'Filter by Location' })
  expect([search.left, (await edges(filter)).top]).toEqual([cards.left, search.top])
  const places = () => Promise.all([page.getByRole('searchbox'), filter, page.locator('output')].map(placeOf))
  const before = await places()
  for (const text of ['zzz', 'data']) {
    await page.getByRole('searchbox').fill(text)
    expect(await places()).toEqual(before)
  }
  await page.getByRole('searchbox').fill('')
  const description = page.locator('.description').first()
  await description.evaluate((text) => (text.textContent = 'Advise the client. '.repeat(50)))
  const lineHeight = await description.evaluate((text) => parseFloat(getComputedStyle(text).lineHeight))
  expect((await edges(description)).height).toBeCloseTo(3 * lineHeight, 0)
  await scrollTo(page, 700)
  expect((await edges(filter)).top).toBe(HEADER_AND_GAP_PX)
})

test('a position: a sticky column from 1200 px on, a line of facts and a bar below', async ({ page }) => {
  const bar = button(page, 'Apply Now')
  await openHydrated(page, '/jobs/1')
  for (const width of [1199, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect((await edges(bar)).bottom).toBe(700 - 12)
    await expect(page.getByText(/^\$\d.*Apply by/)).toBeInViewport()
    await expect(page.getByRole('term')).toHaveText(['Job Type', 'Posted Date', 'Company'])
  }
  const line = page.locator('h1 + p span')
  const lineCounts = await line.evaluateAll((facts) => facts.map((fact) => fact.getClientRects().length))
  expect(lineCounts).toEqual([1, 1, 1, 1])
  await page.setViewportSize({ width: 1200, height: 700 })
  await expect(line.first()).toBeHidden()
  await expect(page.getByRole('term')).toHaveCount(7)
  const aside = page.getByRole('complementary')
  expect((await edges(bar)).width).toBe((await edges(aside)).width)
  await page.addStyleTag({ content: 'article > :last-child { height: 3000px }' })
  await scrollTo(page, 700)
  expect((await edges(aside)).top).toBe(HEADER_AND_GAP_PX)
})

test('fields, buttons and menu rows have their sizes, invalid fields the error color', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openApplication(page)
  for (const [part, size] of [
    [page.getByLabel('Email'), { width: 358, height: 48 }],
    [button(page, 'Submit Application'), { width: 358, height: 56 }],
  ] as const) {
    expect(await edges(part)).toMatchObject(size)
  }
  // The browser marks the empty fields.
  await button(page, 'Submit Application').click()
  const errorColor = await colorOf(page.getByText('Resume', { exact: true }))
  expect(errorColor).not.toBe(await colorOf(page.locator('body')))
  await expect(page.getByText('Email', { exact: true })).toHaveCSS('color', errorColor)
  await expect(page.getByLabel('Resume')).toHaveCSS('border-color', errorColor)
  await page.getByLabel('Resume').setInputFiles({ name: 'me.png', mimeType: '', buffer: Buffer.from('') })
  await expect(page.getByRole('alert')).not.toHaveCSS('color', errorColor)
  await button(page, 'Toggle Menu').press('Enter')
  const rows = page.getByRole('dialog', { name: 'Menu' }).getByRole('link')
  for (const row of await rows.all()) expect((await edges(row)).height).toBe(56)
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

test('Scroll to top stays, and stays round, while it has the focus', async ({ page }) => {
  await page.setViewportSize(LOW_WINDOW)
  await openHydrated(page, '/jobs')
  const scrollToTop = button(page, 'Scroll to top')
  await scrollTo(page, 700)
  await scrollToTop.focus()
  for (const top of [1e6, 0]) {
    await scrollTo(page, top)
    await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))))
    await expect(scrollToTop).toBeFocused()
    await expect(scrollToTop).toHaveCSS('border-radius', '50%')
  }
  await scrollToTop.blur()
  await expect(scrollToTop).toBeHidden()
})

test('Scroll to top is hidden over the footer and while a text field has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/jobs')
  const scrollToTop = button(page, 'Scroll to top')
  await scrollTo(page, 700)
  const { width, height } = await edges(scrollToTop)
  expect([width, height]).toEqual([44, 44])
  await page.getByRole('checkbox', { name: 'USA' }).evaluate((box) => box.focus({ preventScroll: true }))
  await expect(scrollToTop).toBeVisible()
  await page.getByRole('searchbox').evaluate((field) => field.focus({ preventScroll: true }))
  await expect(scrollToTop).toBeHidden()
  await page.getByRole('searchbox').blur()
  await expect(scrollToTop).toBeVisible()
  await scrollTo(page, 1e6)
  await expect(scrollToTop).toBeHidden()

  await scrollTo(page, 700)
  await scrollToTop.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the first screen of an upright tablet has search, locations and four positions', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openHydrated(page, '/jobs')
  const locations = ['USA', 'Canada', 'India'].map((name) => page.getByRole('checkbox', { name }))
  const cards = [0, 1, 2, 3].map((index) => results(page).getByRole('listitem').nth(index))
  for (const part of [page.getByRole('searchbox'), ...locations, ...cards]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('text of a card can be selected, and a click on it opens the position', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const card = results(page).getByRole('listitem').first()
  const box = await card.locator('.description').boundingBox()
  if (!box) throw new Error('The card is not on screen.')
  await page.mouse.move(box.x + 2, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, box.y + 8, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(9)
  await expect(page).toHaveURL('/jobs')
  // Playwright's `page` event waits for the first navigation, which Chromium does not always report for a background tab.
  const opened = page
    .context()
    .waitForEvent('request', (request) => request.isNavigationRequest() && request.url().endsWith('/jobs/1'))
  await card.locator('.description').click({ modifiers: ['ControlOrMeta'] })
  await opened
  await expect(page).toHaveURL('/jobs')
  await card.getByRole('heading').click()
  await expect(page).toHaveURL('/jobs/1')
  await openHydrated(page, '/')
  await page
    .locator('main .MuiCard-root')
    .first()
    .click({ position: { x: 9, y: 9 } })
  await expect(page).toHaveURL('/jobs')
})

test('a title of 1,500 letters overflows neither its card nor its page', async ({ page }) => {
  for (const [path, title] of [
    ['/jobs', 'main h3'],
    ['/jobs/1', 'main h1'],
  ] as const) {
    await openHydrated(page, path)
    await page
      .locator(title)
      .first()
      .evaluate((heading) => (heading.textContent = 'Donaudampfschiff'.repeat(94)))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    }
  }
})

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
          .filter((hit) => !bar.contains(hit) && !hit?.closest('button'))
          .map((hit) => hit?.outerHTML.slice(0, 80)),
      )
    })
    expect(covers).toEqual([])
  }
})

/** Runs in the page. Names the element that covers the middle of the focused element, or the top of its first line. */
const cover = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const { left, top, width, height } = focused.getBoundingClientRect()
  return [height / 2, Math.min(height / 2, 8)]
    .map((below) => document.elementFromPoint(left + width / 2, top + below))
    .filter((hit) => !hit || !(focused.contains(hit) || hit.contains(focused)))
    .map((hit) => `${focused.outerHTML.slice(0, 80)} under ${hit?.outerHTML.slice(0, 80)}`)
    .join()
}

for (const size of [PHONE, LOW_WINDOW]) {
  test(`at ${size.width}x${size.height} missing fields get focus, and nothing covers it`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openApplication(page)
    await typeApplication(page)
    for (const [label, text] of Object.entries(TYPED)) {
      await page.getByLabel(label).fill('')
      await scrollTo(page, 1e6)
      await button(page, 'Submit Application').click()
      await expect(page.getByLabel(label)).toBeFocused()
      await expect.poll(() => page.evaluate(cover)).toBe('')
      await page.getByLabel(label).fill(text)
    }
    await button(page, 'Submit Application').click()
    await expect(page.getByLabel('Resume')).toBeFocused()
    for (const [path, key] of [
      ['/jobs', 'Tab'],
      ['/jobs', 'Shift+Tab'],
      ['/jobs/1', 'Tab'],
      ['/jobs/1', 'Shift+Tab'],
    ] as const) {
      await openHydrated(page, path)
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press(key)
        if (await page.evaluate(() => document.activeElement === document.body)) break
        await expect.poll(() => page.evaluate(cover)).toBe('')
      }
    }
  })
}

test('text has eight sizes and two weights, and titles start at two heights', async ({ page }) => {
  const sizes = new Set<string>()
  const weights = new Set<string>()
  const tops = new Set<number>()
  for (const path of ['/', '/jobs?search=data', '/jobs/1', '/about', '/contact']) {
    await openHydrated(page, path)
    tops.add((await edges(page.getByRole('heading', { level: 1 }))).top)
    if (path === '/jobs/1') await openApplication(page)
    const used = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const fonts: string[][] = []
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode
        if (!parentElement?.checkVisibility()) continue
        const { fontSize, fontWeight } = getComputedStyle(parentElement)
        fonts.push([fontSize, fontWeight])
      }
      return fonts
    })
    for (const [size = '', weight = ''] of used) {
      sizes.add(size)
      weights.add(weight)
    }
  }
  expect([...weights].toSorted()).toEqual(['400', '600'])
  expect(sizes.size, [...sizes].join(', ')).toBeLessThanOrEqual(8)
  expect([...tops]).toHaveLength(2)
})
