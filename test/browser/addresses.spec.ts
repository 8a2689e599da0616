import { parseQuery } from '../../src/url/jobsQueryCodec'
import { ADDRESS_CORPUS } from '../url/addressCorpus'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { openHydrated, waitUntilHydrated } from './openHydrated'
import { expectedList, shownList } from './shownList'

// The server refuses some addresses, or answers with its 404 file.
test.use({ expectedComplaints: [/status of 4\d\d/] })

test('every address of the corpus shows its list at the first paint', async ({ page }) => {
  test.setTimeout(300_000)
  await holdScripts(page)
  for (const tail of ADDRESS_CORPUS) {
    // Otherwise a new fragment alone would load no new document.
    if (tail.includes('#')) await page.goto('about:blank')
    const response = await page.goto(`/jobs${tail}`, { waitUntil: 'domcontentloaded' })
    if (!response?.ok()) continue
    const { search } = new URL(page.url())
    expect(await shownList(page), tail).toEqual(expectedList(parseQuery(search)))
  }
})

test('/JOBS, which the host answers with its 404 file, never shows another page than the list', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/JOBS?location=INDIA&search=data', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.locator('main')).toHaveCSS('visibility', 'hidden')
  release()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL('/JOBS?search=data&location=india')
  expect(await shownList(page)).toEqual(expectedList({ search: 'data', locations: ['india'], page: 1 }))
  await page.getByRole('searchbox').fill('java')
  await expect(page).toHaveURL('/JOBS?search=java&location=india')
})

for (const path of ['/jobs.html', '//jobs']) {
  test(`${path} is not a page, whatever file the host answers with`, async ({ page, baseURL }) => {
    await openHydrated(page, `${baseURL}${path}?search=data`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /positions/i })
      .click()
    await expect(page).toHaveURL('/jobs')
    await expect(page.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeFocused()
  })
}

test('a page number is a link that Ctrl leaves to the browser, and a plain click keeps foreign parameters', async ({
  page,
}) => {
  await openHydrated(page, '/jobs?utm_source=mail')
  const number = page.getByRole('link', { name: 'Page 2' })
  await expect(number).toHaveAttribute('href', '/jobs?page=2')
  // The Chromium from npm crashes at a second tab.
  const isLeftToBrowser = await number.evaluate((element) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    let isHandled = false
    const preventTab = (event: Event) => {
      isHandled = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', preventTab, { once: true })
    element.dispatchEvent(click)
    return !isHandled
  })
  expect(isLeftToBrowser).toBe(true)
  await number.click()
  await expect(page).toHaveURL('/jobs?page=2&utm_source=mail')
})
