import { ADDRESS_CORPUS } from '../url/addressCorpus'
import { expect, test } from './fixtures'
import { waitUntilHydrated } from './openHydrated'

// The static server itself refuses some of them, or answers with its 404 file, which the app then takes over.
test.use({ expectedComplaints: [/status of 4\d\d/] })

test('every address of the corpus opens the list at its canonical form', async ({ page }) => {
  test.setTimeout(300_000)
  for (const tail of ADDRESS_CORPUS) {
    await test.step(`/jobs${tail.slice(0, 60)}`, async () => {
      // From a page of its own where only the fragment differs: that would be no new document.
      if (tail.includes('#')) await page.goto('about:blank')
      await page.goto(`/jobs${tail}`, { waitUntil: 'commit' })
      await waitUntilHydrated(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeVisible()
      await expect(page.getByRole('status')).toHaveText(/^\d+ positions?(, page \d+ of \d+)?$/)
      const { address, canonical } = await page.evaluate(() => {
        const params = new URLSearchParams(window.location.search).toString()
        return { address: window.location.search, canonical: params === '' ? '' : `?${params}` }
      })
      expect(address).toBe(canonical)
    })
  }
})
