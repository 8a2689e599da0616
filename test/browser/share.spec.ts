import { expect, test } from './fixtures'
import { matchCount, openHydrated } from './openHydrated'

test('Share copies the address that the state means, without foreign parameters', async ({ page }) => {
  // A browser without a share sheet. Notes the copied text in the page.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.documentElement.dataset['copied'] = text
          return Promise.resolve()
        },
      },
    })
  })
  const share = async (address: RegExp) => {
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-copied', address)
    await expect(page.getByText('Link copied').last()).toBeVisible()
  }
  await openHydrated(page, '/jobs?utm_source=mail&location=INDIA&location=usa&page=2#results')
  await share(/^http:\/\/localhost:\d+\/jobs\?location=usa&location=india&page=2$/)
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError')
    }
  })
  await page.getByRole('searchbox').fill('data')
  await expect(matchCount(page)).toHaveText('5 positions')
  expect(new URL(page.url()).searchParams.get('search')).toBeNull()
  await share(/^http:\/\/localhost:\d+\/jobs\?search=data&location=usa&location=india$/)
  await openHydrated(page, '/jobs/7?utm_source=mail')
  await share(/^http:\/\/localhost:\d+\/jobs\/7$/)
})
