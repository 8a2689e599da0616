import { readFileSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { REMOVING_WORKER } from '../../src/site/hosting/removingWorker'
import { aJob } from '../support/aJob'
import { copyOfSite } from '../support/copyOfSite'
import { positionFile } from '../support/positionFile'
import { viteBuild } from '../support/runNode'
import { startVite, type ViteServer } from '../support/startVite'
import { expect, test } from './fixtures'
import { changePages, holdScripts, matchCount, waitUntilHydrated } from './page'
import { recordFrames, shownList } from './shownList'

// A site below a base path that does not work offline, with more positions than the list's file holds and than
// `Pagination` has items for: the fixture's 22 and lighthouse keepers.
const BASE = '/site/'
const COUNT = 200

const CONTENT = 'test/fixture/content'
const settings = readFileSync(`${CONTENT}/settings.ts`, 'utf8').replace('boolean = true', 'boolean = false')

const keepers = Array.from({ length: COUNT - 22 }, (_, index) => {
  const [id, title] = [`${100 + index}`, `Lighthouse Keeper ${index + 1}`]
  const keeper = aJob({ id, title, location: 'Goa, India', payRate: '₹1,900 per hour' })
  return [`${CONTENT}/positions/india/${id}.yaml`, positionFile(keeper)]
})

const sleepingLine = (page: Page) => page.getByRole('link', { name: 'Some of this page is still asleep.' })
const tickBox = (page: Page, name: string) => page.getByRole('checkbox', { name }).click()

test.describe.configure({ mode: 'serial' })

let folder = ''
let server: ViteServer | undefined
let site = ''

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = copyOfSite({ ...Object.fromEntries(keepers), [`${CONTENT}/settings.ts`]: settings })
  await viteBuild(folder, '--mode', 'fixture', '--outDir', 'dist', '--base', BASE)
  server = await startVite(folder, 'preview', '--base', BASE)
  site = `${server.address}/site`
})

test.afterAll(() => {
  server?.stop()
  rmSync(folder, { recursive: true })
})

/** All but the positions and the entry, which waits for them. */
const APP_SCRIPTS = /assets\/(?!catalog|index)[^/]*\.js$/

test('a bookmark shows its list before the app, and the app keeps it', async ({ page }) => {
  await recordFrames(page)
  for (const query of [
    'search=keeper+2&location=india',
    'search=architect',
    'search=nothing+like+it&location=india',
    'search=lighthouse&page=8',
    '%73earch=keeper',
    'page=99&location=india',
  ]) {
    const release = await holdScripts(page, APP_SCRIPTS)
    const lastScript = page.waitForRequest(/assets\/app-/)
    await page.goto(`${site}/jobs?${query}`, { waitUntil: 'commit' })
    await page.locator('html[data-shown]').waitFor({ state: 'attached' })
    await lastScript
    const early = await shownList(page)
    await release()
    expect(await shownList(page)).toEqual(early)
    await expect(page.locator('html')).toHaveAttribute('data-seen', early.cards.join(', '))
  }
})

test('a bookmark’s frame is there before the positions, and no script delays them', async ({ page }) => {
  await recordFrames(page)
  const release = await holdScripts(page, '**/catalog*.js')
  const requested: string[] = []
  page.on('request', (request) => void requested.push(request.url()))
  await page.goto(`${site}/jobs?search=keeper+2&location=india`, { waitUntil: 'load' })
  await expect(page.getByRole('searchbox')).toHaveValue('keeper 2')
  await expect(page.getByRole('checkbox', { name: 'India' })).toBeChecked()
  expect(await shownList(page)).toMatchObject({ cards: [], count: [], pages: [], hasAlert: false })
  expect(requested.filter((url) => APP_SCRIPTS.test(url))).toEqual([])
  await tickBox(page, 'India')
  await expect(sleepingLine(page)).toBeHidden()
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      animation.finish()
      return animation.effect?.getTiming().delay
    }),
  )
  expect(delays).toContain(8000)
  await expect(sleepingLine(page)).toBeVisible()
  await release()
  await expect(sleepingLine(page)).toBeHidden()
  await expect(page).toHaveURL(`${site}/jobs?search=keeper+2`)
  await tickBox(page, 'India')
  await expect(matchCount(page)).toHaveText('11 positions')
})

test('what is asked for while the document of a bookmark arrives is shown', async ({ page }) => {
  const release = await holdScripts(page, APP_SCRIPTS)
  await page.route('**/arriving.js', (route) => route.fulfill({ contentType: 'text/javascript' }))
  const arrive = await holdScripts(page, '**/arriving.js')
  await changePages(page, (html) =>
    html.replace(/<script>(?!.*<script>)/s, '<script src="arriving.js"></script>$&'),
  )
  await page.goto(`${site}/jobs?location=usa`, { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially('keeper 2')
  await tickBox(page, 'India')
  await expect(page).toHaveURL(`${site}/jobs?location=usa`)
  const arrived = arrive()
  await expect(matchCount(page)).toHaveText('11 positions')
  const early = await shownList(page)
  await release()
  await arrived
  expect(await shownList(page)).toEqual(early)
  await expect(page).toHaveURL(`${site}/jobs?search=keeper+2&location=usa&location=india`)
})

test('the head of a bookmark asks for the positions', async ({ page }) => {
  await changePages(page, (html) => html.replace(/<body>.*/s, ''))
  const positions = page.waitForRequest('**/catalog*.js')
  await page.goto(`${site}/jobs?search=keeper+2`)
  await positions
})

test.describe('where the positions can’t be loaded', () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_FAILED/] })

  test('the list of a query is hidden, and a line offers a reload', async ({ page }) => {
    let documents = 0
    page.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
    // The third one is the reload.
    await page.route('**/catalog*.js', (route) => (documents < 3 ? route.abort() : route.continue()))
    for (const path of ['/jobs?search=keeper', '/jobs']) {
      await page.goto(`${site}${path}`)
      await page.getByRole('searchbox').fill('keeper 2')
      await expect(sleepingLine(page)).toBeVisible()
      await expect.poll(() => shownList(page)).toMatchObject({ cards: [], count: [] })
    }
    await sleepingLine(page).click()
    await waitUntilHydrated(page)
    await expect(matchCount(page)).toHaveText('11 positions')
  })
})

test('in the place of a service worker there is one that removes itself', async ({ request }) => {
  expect(await (await request.get(`${site}/sw.js`)).text()).toBe(REMOVING_WORKER)
})
