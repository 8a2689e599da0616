import { readFileSync, rmSync } from 'node:fs'
import { preview, type PreviewServer } from 'vite'
import { WHOLE_LIST_LIMIT } from '../../src/domain/wholeList'
import { REMOVING_WORKER } from '../../src/site/vite/removingWorker'
import { aJob } from '../support/aJob'
import { copyOfSite } from '../support/copyOfSite'
import { positionFile } from '../support/positionFile'
import { viteBuild } from '../support/viteBuild'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { matchCount, openHydrated, waitUntilHydrated } from './openHydrated'
import { recordFrames, shownList } from './shownList'

/*
 * A site below a base path, with one position more than the list's file holds: the fixture's 22 and lighthouse keepers. It
 * does not work offline.
 */
const CONTENT = 'test/fixture/content'
const BASE = '/site/'
const COUNT = WHOLE_LIST_LIMIT + 1

function keeperFiles(): Record<string, string> {
  const jobs = Array.from({ length: COUNT - 22 }, (_, index) =>
    aJob({
      id: `${100 + index}`,
      title: `Lighthouse Keeper ${index + 1}`,
      location: 'Goa, India',
      payRate: '₹1,900 per hour',
    }),
  )
  return Object.fromEntries(
    jobs.map((job) => [`${CONTENT}/positions/india/${job.id}.yaml`, positionFile(job)]),
  )
}

const settings = readFileSync(`${CONTENT}/settings.ts`, 'utf8').replace('boolean = true', 'boolean = false')

test.describe.configure({ mode: 'serial' })

let folder = ''
let server: PreviewServer | undefined
let site = ''

test.beforeAll(async () => {
  // Builds a site, on a busy machine, too.
  test.setTimeout(300_000)
  folder = copyOfSite({ ...keeperFiles(), [`${CONTENT}/settings.ts`]: settings })
  await viteBuild(folder, '--base', BASE, '--mode', 'fixture', '--outDir', 'dist')
  server = await preview({ root: folder, base: BASE, logLevel: 'error', preview: { port: 0 } })
  site = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
})

test.afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true })
})

test('a bookmark waits for the app, and its first frame with cards is right', async ({ page }) => {
  await recordFrames(page)
  const release = await holdScripts(page)
  await page.goto(`${site}/jobs?search=keeper+2&location=india`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('searchbox')).toHaveValue('keeper 2')
  await expect(page.getByRole('checkbox', { name: 'India' })).toBeChecked()
  expect(await shownList(page)).toMatchObject({ cards: [], count: [], pages: [], hasAlert: false })
  await expect(page.locator('html')).toHaveAttribute('data-seen', '')
  release()
  await waitUntilHydrated(page)
  await expect(matchCount(page)).toHaveText('9 positions')
  const keepers = [2, 20, 21, 22, 23, 24, 25, 26, 27].map((keeper) => `Lighthouse Keeper ${keeper}`)
  await expect(page.locator('html')).toHaveAttribute('data-seen', keepers.join(', '))

  await page.getByRole('searchbox').press('End')
  await page.keyboard.type('6')
  await expect(matchCount(page)).toHaveText('1 position')
  await expect(page).toHaveURL(`${site}/jobs?search=keeper+26&location=india`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(matchCount(page)).toHaveText(`${COUNT} positions`)
})

test('the list pages through all positions', async ({ page }) => {
  await openHydrated(page, `${site}/jobs`)
  expect(await page.locator('.cards > li').count()).toBe(12)
  const lastPage = Math.ceil(COUNT / 12)
  const link = page.getByRole('link', { name: `Page ${lastPage}` })
  await expect(link).toHaveAttribute('href', `${BASE}jobs?page=${lastPage}`)
  await link.click()
  await expect(matchCount(page)).toHaveText(`${COUNT} positions, page ${lastPage} of ${lastPage}`)
  expect((await shownList(page)).cards).toEqual([`Lighthouse Keeper ${COUNT - 22}`])
})

test('below the base path, links, Back and the current page work as at the root', async ({ page }) => {
  await openHydrated(page, `${site}/jobs?location=INDIA&search=data`)
  await expect(page).toHaveURL(`${site}/jobs?search=data&location=india`)
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(page).toHaveURL(/\/site\/jobs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Open Positions' }).click()
  await expect(page).toHaveURL(`${site}/jobs?search=data&location=india`)
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' })
  await expect(careers).toHaveAttribute('aria-current', 'page')
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(`${site}/about`)
  await expect(careers).not.toHaveAttribute('aria-current')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})

test('in the place of a service worker there is one that removes itself', async ({ request }) => {
  expect(await (await request.get(`${site}/sw.js`)).text()).toBe(REMOVING_WORKER)
})
