import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

test('U31: /JOBS is the jobs list, though the host answers with its 404 file', async ({ page, context }) => {
  test.info().annotations.push({ type: 'expected', description: 'the 404 of the document itself' })
  context.removeAllListeners('console')
  await openHydrated(page, '/JOBS?search=cloud')
  await expect(page.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeVisible()
  await page.getByRole('searchbox').fill('java')
  await expect(page).toHaveURL('/JOBS?search=java')
})

test('a page number opens in a new tab with the right address, and a plain click keeps foreign parameters', async ({
  page,
}) => {
  await openHydrated(page, '/jobs?utm_source=mail')
  const link = page.getByRole('link', { name: 'Page 2' })
  await expect(link).toHaveAttribute('href', '/jobs?page=2')
  // Left to the browser, which opens the tab; looked at here, because Chromium from npm crashes over a second one.
  const isLeftToBrowser = await link.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('click', (event) => {
          resolve(!event.defaultPrevented)
          event.preventDefault()
        })
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
      }),
  )
  expect(isLeftToBrowser).toBe(true)
  await expect(page).toHaveURL('/jobs?utm_source=mail')
  await link.click()
  await expect(page).toHaveURL('/jobs?page=2&utm_source=mail')
})
