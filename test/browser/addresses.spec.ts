import { parseQuery } from '../../src/url/jobsQueryCodec'
import { changePages } from './changePages'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { openHydrated, waitUntilHydrated } from './openHydrated'
import { expectedList, shownList } from './shownList'

// The server refuses some addresses, or answers with its 404 file.
test.use({ expectedComplaints: [/status of 4\d\d/] })

// They depend on how a browser reads an address, and on the early script alone.
// prettier-ignore
const TAILS = [
  '?search=%E0%A4%A', '?%73earch=data&%70age=2', '?search=a%00b', '?location=USA&location=usa&location=Usa',
  '?search=<script>alert(1)</script>', '?search=%C0%AF&page=２', '?search=İı', '?search=%E2%80%AEdata',
  '?search=data#?search=evil&page=2', `?${'search=a&'.repeat(200)}`,
]

test('a damaged, hostile or foreign address shows its list at the first paint', async ({ page }) => {
  await holdScripts(page)
  for (const tail of TAILS) {
    await page.goto(`/jobs${tail}`, { waitUntil: 'domcontentloaded' })
    expect(await shownList(page), tail).toEqual(expectedList(parseQuery(new URL(page.url()).search)))
  }
})

test('/JOBS, answered with the 404 file, never shows any page but the list', async ({ page }) => {
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

test('//jobs is the list, whatever file the host answers with', async ({ page, baseURL }) => {
  for (const html of [undefined, await (await page.request.get('/jobs')).text()]) {
    if (html !== undefined) await changePages(page, () => html)
    await openHydrated(page, `${baseURL}//jobs?search=data`)
    expect(await shownList(page)).toEqual(expectedList({ search: 'data', locations: [], page: 1 }))
    await expect(page).toHaveURL(`${baseURL}//jobs?search=data`)
  }
})
