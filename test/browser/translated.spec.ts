import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { openHydrated, waitUntilHydrated } from './openHydrated'
import { translate, TRANSLATED } from './otherPrograms'

// React renders the changed parts again.
test.use({ expectedComplaints: [/Minified React error #418/] })

test('every page, translated before hydration, says the same as untranslated', async ({ page }) => {
  // innerText adds line breaks around the translator's elements.
  const text = async () =>
    (await page.locator('body').innerText()).replaceAll(TRANSLATED, '').replace(/\s/g, '')
  for (const address of PAGE_ADDRESSES) {
    await openHydrated(page, address)
    const untranslated = await text()
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await translate(page)
    release()
    await waitUntilHydrated(page)
    await expect.poll(text).toBe(untranslated)
  }
})
