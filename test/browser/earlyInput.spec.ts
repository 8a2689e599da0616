import type { Page } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { typeMessage } from './fillForms'
import { expect, test } from './fixtures'
import { fillInLikePasswordManager, scatterNodes, translate, TRANSLATED } from './otherPrograms'
import { holdScripts, openHydrated } from './page'
import { expectedList, shownList } from './shownList'

// Before hydration the list answers at once, and other presses wait. The browser never submits a form.

const box = (page: Page) => page.getByRole('searchbox')

const expectList = (page: Page, query: Parameters<typeof expectedList>[0]) =>
  expect.poll(() => shownList(page)).toEqual(expectedList(query))

test('before its app, a form sends nothing, and the list answers and goes on', async ({ page }) => {
  const release = await holdScripts(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/contact', { waitUntil: 'commit' })
  await typeMessage(page)
  await page.getByRole('button', { name: 'Send Message' }).click({ force: true })
  await page.getByLabel('Your Email').press('Enter')
  await expect(page.getByLabel('Your Message')).toHaveValue('Are you hiring?')

  await page.goto('/jobs?location=usa', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'India' }).click()
  await expectList(page, { locations: ['usa', 'india'] })
  await box(page).pressSequentially('dat')
  // Browsers fire `popstate` for a fragment, too.
  await page.evaluate(() => Object.assign(location, { hash: 'top' }))
  await box(page).press('End')
  await page.keyboard.type('a')
  await box(page).press('Enter')
  await expectList(page, { locations: ['usa', 'india'], search: 'data' })
  await expect(page).toHaveURL('/jobs?search=data&location=usa&location=india#top')
  const clear = page.getByRole('button', { name: 'Clear filters' })
  await clear.evaluate((button) => (scrollTo(0, 600), button.focus({ preventScroll: true })))
  await clear.dispatchEvent('click')
  await expect(page.locator(':focus[type=search]')).toBeInViewport()
  await expectList(page, {})
  await page.getByRole('link', { name: 'Page 2' }).click()
  await release()
  await expect(page).toHaveURL('/jobs?page=2#top')
  await expectList(page, { page: 2 })
  expect(requests.filter((url) => /ada|hiring/.test(url))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/jobs#top')
  await page.goBack()
  await expectList(page, { locations: ['usa', 'india'], search: 'data' })
})

test('an early press of Apply Now opens the form in view, with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/jobs/1', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Apply Now' }).click({ noWaitAfter: true })
  await release()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Full Name')).toBeInViewport()
})

test('a link pressed after early input is followed at once, and Back brings the input', async ({ page }) => {
  for (const [label, address] of [
    ['Page 2', '/jobs?search=e&page=2'],
    ['View Details', '/jobs/1'],
    ['Careers', '/jobs'],
  ] as const) {
    const release = await holdScripts(page)
    await page.goto('/jobs', { waitUntil: 'domcontentloaded' })
    await box(page).fill('e')
    await page.getByRole('link', { name: label }).first().click()
    await expect(page).toHaveURL(address)
    await release()
    // A page from the back/forward cache fires no `load`.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/jobs?search=e')
    await expect(box(page)).toHaveValue('e')
    expect(await shownList(page)).toEqual(expectedList({ search: 'e' }))
  }
})

test('Back before the app gives up the text of a form and a pressed link, for good', async ({ page }) => {
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click()
  const name = page.getByLabel('Your Name')
  await openHydrated(page, '/about')
  await follow('Contact')
  await expect(name).toBeVisible()
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await name.fill('Ada')
  await page.getByRole('banner').getByRole('link').first().click()
  await page.goBack({ waitUntil: 'commit' })
  await release()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await follow('Contact')
  await expect(name).toHaveValue('')
  await expect(page).toHaveURL('/contact')
})

/** In pixels. A browser may move by one, to keep a line in its place. */
const distanceTo = (page: Page, top: number) => page.evaluate((y) => Math.abs(scrollY - y), top)

for (const [address, left] of [
  ['/jobs', 400],
  ['/jobs?search=e&location=usa', 400],
  ['/jobs/7', 200],
  ['/about', 300],
] as const)
  test(`a reader of ${address} who scrolls before the app stays there`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 500 })
    await openHydrated(page, address)
    for (const top of [left + 100, 0]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), left)
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      // A font that loads later changes the line breaks, and the browser scrolls to keep the text in place.
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => distanceTo(page, left)).toBeLessThan(3)
      // By a wheel: the browser itself repeats its own position after a scroll by script.
      await page.mouse.wheel(0, top - left)
      await expect.poll(() => distanceTo(page, top)).toBeLessThan(3)
      await release()
      expect(await distanceTo(page, top)).toBeLessThan(3)
    }
  })

test('Back from another site leaves the focus in the field that a visitor types in', async ({ page }) => {
  await openHydrated(page, '/jobs')
  await page.getByRole('link', { name: 'View Details' }).nth(1).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('about:blank')
  const release = await holdScripts(page)
  await page.evaluate(() => window.history.go(-2))
  await page.getByRole('searchbox').pressSequentially('da')
  await release()
  await page.keyboard.type('ta')
  await expect(page).toHaveURL('/jobs?search=data')
})

test('U23: focus, caret and a composition in progress survive hydration', async ({ page, context }) => {
  const release = await holdScripts(page)
  await page.goto('/jobs?search=data', { waitUntil: 'domcontentloaded' })
  await box(page).focus()
  await page.keyboard.press('Home')
  const compositions = await box(page).evaluateHandle((field) => {
    const seen: string[] = []
    for (const type of ['compositionstart', 'compositionend'])
      field.addEventListener(type, () => seen.push(type))
    return seen
  })
  const input = await context.newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'नम', selectionStart: 2, selectionEnd: 2 })
  await release()
  expect(await compositions.jsonValue()).toEqual(['compositionstart'])
  await input.send('Input.insertText', { text: 'नमस्ते' })
  await page.keyboard.type('X')
  await expect(box(page)).toHaveValue('नमस्तेXdata')
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === 'नमस्तेXdata')
})

test.describe('where another program changes the page before hydration', () => {
  // React renders the changed parts again.
  test.use({ expectedComplaints: [/Minified React error #418/] })

  for (const [program, change] of Object.entries({
    'a password manager': fillInLikePasswordManager,
    'a translator': translate,
  })) {
    test(`${program} leaves text, focus and caret of a form alone`, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await page.getByLabel('Your Name').fill('Ada')
      await change(page)
      await scatterNodes(page)
      const message = page.locator('textarea')
      await message.fill('Hello world')
      await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5))
      await release()
      await expect(message).toBeFocused()
      await page.keyboard.type(',')
      await expect(message).toHaveValue('Hello, world')
      await expect(page.getByLabel('Your Name')).toHaveValue('Ada')
    })
  }

  test('every page, translated, says the same as untranslated', async ({ page }) => {
    // innerText adds line breaks around the translator's elements.
    const text = async () =>
      (await page.locator('body').innerText()).replaceAll(TRANSLATED, '').replace(/\s/g, '')
    for (const address of PAGE_ADDRESSES) {
      await openHydrated(page, address)
      const untranslated = await text()
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await translate(page)
      await release()
      await expect.poll(text).toBe(untranslated)
    }
  })
})
