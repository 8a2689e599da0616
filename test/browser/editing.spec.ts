import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VALID_CONTENT } from '../site/contentCheck/validContent'
import { copyOfSite } from '../support/copyOfSite'
import { startVite } from '../support/startVite'
import { expect, test } from './fixtures'

// The errors of the overlay are in the console, too, and a reload aborts requests.
test.use({ expectedComplaints: [/.*/] })
// The first page of a development server waits until the packages are bundled.
test.setTimeout(180_000)

const SLOW_DISK_MS = 40
const UNKNOWN_FIELD = 'payrate is not a name the site knows. Did you mean payRate'
const APOSTROPHE = "a ' inside a text ends it too early. Write an apostrophe as ’."

test('a mistake in the content is shown over the page until it is corrected', async ({ page }) => {
  const valid = VALID_CONTENT['jobsUsa.ts'] ?? ''
  const site = copyOfSite({ ...VALID_CONTENT, 'jobsUsa.ts': valid.replace("'Austin", "'Austin's") })
  const server = await startVite(site)
  /** Saves as an editor that empties the file first, on a slow disk. */
  const save = (text: string) => {
    const file = join(site, 'src/content/jobsUsa.ts')
    writeFileSync(file, '')
    setTimeout(() => writeFileSync(file, text), SLOW_DISK_MS)
  }
  const overlay = page.locator('vite-error-overlay')
  const positions = page.getByRole('heading', { name: 'Bridge Keeper' })
  try {
    await page.goto(`${server.address}/jobs`)
    await expect(overlay).toContainText(APOSTROPHE)
    await expect(overlay).toContainText('src/content/jobsUsa.ts:8')

    save(valid)
    await expect(positions).toHaveCount(1, { timeout: 90_000 })
    await expect(overlay).toBeHidden()

    save(valid.replace('payRate', 'payrate'))
    await expect(overlay).toContainText(UNKNOWN_FIELD)
    await expect(overlay).toContainText('src/content/jobsUsa.ts:14')
    await page.reload()
    await expect(overlay).toContainText(UNKNOWN_FIELD)

    save(valid.replace('Austin', 'Dallas'))
    await expect(page.getByText('Dallas, Texas')).toBeVisible()
    await expect(positions).toHaveCount(1)
    await expect(overlay).toBeHidden()
  } finally {
    server.stop()
    rmSync(site, { recursive: true })
  }
})
