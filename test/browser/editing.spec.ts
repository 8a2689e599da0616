import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { POSITION } from '../site/contentCheck/contentCases'
import { copyOfSite } from '../support/copyOfSite'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { startVite } from '../support/startVite'
import { expect as expectSoon, test } from './fixtures'
import { openHydrated } from './page'

// Chromium logs these for files with a mistake, and for the font, which a slow first page uses late.
test.use({ expectedComplaints: [/Failed to load resource|preloaded using link preload but not used/] })
// The first page of a development server waits until the packages are bundled. That takes a minute on a busy machine.
test.setTimeout(300_000)
const expect = expectSoon.configure({ timeout: 120_000 })

const SLOW_DISK_MS = 40
const FILE = 'src/content/positions/usa/bridge-keeper.yaml'
const UNKNOWN_FIELD = 'payrate is not a name the site knows. It knows id, title,'
const NO_COLON = 'a colon is missing after the name of the field'

test('a mistake in the content is shown over the page until it is corrected', async ({ page }) => {
  const site = copyOfSite({
    'src/content/positions': null,
    'src/content/countries.ts': readFileSync('test/fixture/content/countries.ts', 'utf8'),
    [FILE]: POSITION.replace('title: ', 'title '),
  })
  // A base path, which every address of the server needs.
  const server = await startVite(site, '--base=/site/')
  const address = `${server.address}/site`
  /** Saves as an editor that empties the file first, on a slow disk. */
  const save = (text: string) => {
    const file = join(site, FILE)
    writeFileSync(file, '')
    setTimeout(() => writeFileSync(file, text), SLOW_DISK_MS)
  }
  const overlay = page.locator('vite-error-overlay')
  const positions = page.getByRole('heading', { name: 'Bridge Keeper' })
  try {
    await page.goto(`${address}/jobs`)
    await expect(overlay).toContainText(NO_COLON)
    await expect(overlay).toContainText(`${FILE}:3`)

    save(POSITION)
    await expect(positions).toHaveCount(1)
    await expect(overlay).toBeHidden()

    save(POSITION.replace('payRate', 'payrate'))
    await expect(overlay).toContainText(UNKNOWN_FIELD)
    await expect(overlay).toContainText(`${FILE}:10`)
    await page.reload()
    await expect(overlay).toContainText(UNKNOWN_FIELD)

    save(POSITION.replace('Austin', 'Dallas'))
    await expect(page.getByText('Dallas, Texas')).toBeVisible()
    await expect(positions).toHaveCount(1)
    await expect(overlay).toBeHidden()

    for (const path of PAGE_ADDRESSES) await openHydrated(page, `${address}${path}`)
  } finally {
    server.stop()
    rmSync(site, { recursive: true })
  }
})
