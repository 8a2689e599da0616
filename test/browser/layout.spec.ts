import type { Locator, Page } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { openApplication, TYPED, typeApplication } from './fillForms'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const PHONE = { width: 390, height: 844 }
const LOW_WINDOW = { width: 768, height: 400 }
const WIDTHS = [320, 390, 820, 1180, 1280]
const HEADER_AND_GAP_PX = 80
/** The page's margin at a phone and at a wider window. */
const MARGINS = { 390: 16, 820: 24, 1280: 24 }

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

for (const path of [...PAGE_ADDRESSES, '/jobs?search=zzz', '/nonsense']) {
  test.describe(path, () => {
    // Chromium logs this for the 404 page.
    test.use({ expectedComplaints: [/status of 404/] })

    test('needs no sideways scrolling, with text at 200 % either', async ({ page }) => {
      await openHydrated(page, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0)
      }
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      for (const width of WIDTHS.slice(1)) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(overflow), `200 % at ${width} px`).toBeLessThanOrEqual(0)
      }
    })

    test('has targets of 44 px for a finger, and nothing moves while it loads on a phone', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver(() => console.error('Layout shift')).observe({ type: 'layout-shift' })
      })
      await page.setViewportSize(PHONE)
      await openHydrated(page, path)
      const small = await page
        .locator('a, button, label:has(input), input:not(label input)')
        .evaluateAll((targets) =>
          targets
            .filter(
              (target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, svg'),
            )
            .filter((target) => {
              const { width, height } = target.getBoundingClientRect()
              return Math.min(width, height) < 43.5
            })
            .map((target) => target.outerHTML.slice(0, 120)),
        )
      expect(small).toEqual([])
    })
  })
}

test('text at an edge ends where the page does, without its padding', async ({ page }) => {
  for (const [width, margin] of Object.entries(MARGINS)) {
    const end = Number(width) - margin
    await page.setViewportSize({ width: Number(width), height: 900 })
    for (const path of ['/jobs/1', '/jobs?page=2']) {
      await openHydrated(page, path)
      expect((await edges(button(page, 'Share'), 'contents')).right).toBeCloseTo(end, 0)
    }
    const list = await edges(results(page))
    expect((await edges(button(page, 'Previous'), 'contents')).left).toBeCloseTo(list.left, 0)
    // The chosen theme has a background.
    const isPhone = margin < 24
    const last = isPhone ? edges(button(page, 'Toggle Menu'), 'contents') : edges(button(page, 'System'))
    expect((await last).right).toBeCloseTo(end, 0)
    if (isPhone) expect((await edges(button(page, 'Clear filters'), 'contents')).left).toBeCloseTo(margin, 0)
  }
})

test('/jobs at 1280: 24 px from title to search, 40 to the results, 12 to the cards; a sticky filter', async ({
  page,
}) => {
  await openHydrated(page, '/jobs')
  const title = await edges(page.getByRole('heading', { level: 1 }))
  const search = await edges(page.getByRole('search'))
  const header = await edges(button(page, 'Share'))
  const cards = await edges(results(page).getByRole('list').first())
  expect([search.top - title.bottom, header.top - search.bottom, cards.top - header.bottom]).toEqual([
    24, 40, 12,
  ])
  await scrollTo(page, 700)
  expect((await edges(page.getByRole('group', { name: 'Filter by Location' }))).top).toBe(HEADER_AND_GAP_PX)
})

test('/jobs/1: facts and Apply Now stick beside the text from 1200 px on, below there is a bar', async ({
  page,
}) => {
  const bar = button(page, 'Apply Now')
  for (const width of [1199, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await openHydrated(page, '/jobs/1')
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect((await edges(bar)).bottom).toBe(700 - 12)
    await expect(page.getByText(/^\$\d.*Apply by/)).toBeInViewport()
  }
  await page.setViewportSize({ width: 1200, height: 700 })
  await openHydrated(page, '/jobs/1')
  const aside = page.getByRole('complementary')
  expect((await edges(bar)).width).toBe((await edges(aside)).width)
  await page.addStyleTag({
    content: 'article { min-height: 3000px } article > :last-child { height: 2500px }',
  })
  await scrollTo(page, 700)
  expect((await edges(aside)).top).toBe(HEADER_AND_GAP_PX)
})

test('a field is 48 px high, Submit Application 52, both as wide as a phone’s page, a row of the menu 56', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openApplication(page)
  for (const [part, size] of [
    [page.getByLabel('Email'), { width: 358, height: 48 }],
    [button(page, 'Submit Application'), { width: 358, height: 52 }],
  ] as const) {
    expect(await edges(part)).toMatchObject(size)
  }
  await button(page, 'Toggle Menu').press('Enter')
  const rows = page.getByRole('dialog', { name: 'Menu' }).getByRole('link')
  for (const row of await rows.all()) expect((await edges(row)).height).toBe(56)
})

test('the description of a card has at most three lines', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const description = page.locator('.description').first()
  await description.evaluate((text) => (text.textContent = 'Advise the client. '.repeat(50)))
  const lineHeight = await description.evaluate((text) => parseFloat(getComputedStyle(text).lineHeight))
  expect((await edges(description)).height).toBeCloseTo(3 * lineHeight, 0)
})

test('the header sticks in a window of 30em, and not in a lower one', async ({ page }) => {
  for (const [height, top] of [
    [480, 0],
    [479, -300],
  ] as const) {
    await page.setViewportSize({ width: 768, height })
    await openHydrated(page, '/jobs')
    await scrollTo(page, 300)
    expect((await edges(page.getByRole('banner'))).top).toBe(top)
  }
})

test('Scroll to top is 44 px, hidden while a field has the focus and over the footer', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/jobs')
  const scrollToTop = button(page, 'Scroll to top')
  await scrollTo(page, 700)
  const { width, height } = await edges(scrollToTop)
  expect([width, height]).toEqual([44, 44])
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

test('search box, filter and count stay where they are while results change', async ({ page }) => {
  await openHydrated(page, '/jobs')
  const parts = [
    page.getByRole('searchbox'),
    page.getByRole('group', { name: 'Filter by Location' }),
    page.locator('output'),
  ]
  const places = async () =>
    (await Promise.all(parts.map((part) => edges(part)))).map(({ left, top }) => [left, top])
  const before = await places()
  for (const search of ['zzz', 'data']) {
    await page.getByRole('searchbox').fill(search)
    expect(await places()).toEqual(before)
  }
})

test('a title of 1,500 letters overflows neither its card nor its page', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, title] of [
      ['/jobs', 'main h3'],
      ['/jobs/1', 'main h1'],
    ] as const) {
      await openHydrated(page, path)
      await page
        .locator(title)
        .first()
        .evaluate((heading) => (heading.textContent = 'Donaudampfschiff'.repeat(94)))
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
  test(`at ${size.width}x${size.height} nothing that has the focus is covered`, async ({ page }) => {
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
    await openHydrated(page, '/jobs')
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press(key)
        if (await page.evaluate(() => document.activeElement === document.body)) break
        await expect.poll(() => page.evaluate(cover)).toBe('')
      }
    }
  })
}

test('a fragment typed on a position keeps the way back to the list as it was left', async ({ page }) => {
  await openHydrated(page, '/jobs?search=data&location=usa')
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(page).toHaveURL(/jobs\/\d+$/)
  await page.evaluate(() => (window.location.hash = 'contact-information'))
  const back = page.getByRole('article').getByRole('link', { name: 'Open Positions' })
  await expect(back).toHaveAttribute('href', '/jobs?search=data&location=usa')
  await back.click()
  await expect(page).toHaveURL('/jobs?search=data&location=usa')
})
