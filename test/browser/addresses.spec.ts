import { expect, test } from './fixtures'
import { changePages, holdScripts, openHydrated } from './page'
import { expectedList, shownList } from './shownList'

// The server refuses some addresses, or answers with its 404 file.
test.use({ expectedComplaints: [/status of 4\d\d/] })

for (const path of ['/JOBS', '/jobs;jsessionid=1'])
  test(`${path}, answered with the 404 file, never shows any page but the list`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(`${path}?location=INDIA&search=data`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('main')).toHaveCSS('visibility', 'hidden')
    await release()
    await expect(page).toHaveURL(`${path}?search=data&location=india`)
    expect(await shownList(page)).toEqual(expectedList({ search: 'data', locations: ['india'] }))
    await page.getByRole('searchbox').fill('java')
    await expect(page).toHaveURL(`${path}?search=java&location=india`)
  })

test('a list whose `?` a tool has encoded, or replaced by `&`, is loaded', async ({ page }) => {
  for (const address of ['/jobs%3Flocation%3Dindia#x', '/jobs&location=india#x']) {
    await page.goto(address)
    await expect(page).toHaveURL('/jobs?location=india#x')
    expect(await shownList(page)).toEqual(expectedList({ locations: ['india'] }))
  }
})

test('//jobs is the list, whatever file the host answers with', async ({ page, baseURL }) => {
  for (const html of [undefined, await (await page.request.get('/jobs')).text()]) {
    if (html !== undefined) await changePages(page, () => html)
    await openHydrated(page, `${baseURL}//jobs?search=data`)
    expect(await shownList(page)).toEqual(expectedList({ search: 'data' }))
    await expect(page).toHaveURL(`${baseURL}//jobs?search=data`)
  }
})

// Browsers evaluate the entry twice there.
test('the app starts once at an address with a name and a password in it', async ({ page, baseURL }) => {
  const address = Object.assign(new URL('/jobs?search=data', baseURL), { username: 'name', password: 'word' })
  await openHydrated(page, address.href)
  await page.getByRole('searchbox').fill('java')
  await expect(page).toHaveURL(/\/jobs\?search=java$/)
})
