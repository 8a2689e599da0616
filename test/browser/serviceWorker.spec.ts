import { expect, type BrowserContext, type Page } from '@playwright/test'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { offlineText } from '#content/offlineText'
import { copyOfSite } from '../support/copyOfSite'
import { viteBuild } from '../support/viteBuild'
import { openHydrated, waitUntilHydrated } from './openHydrated'
import { test } from './serveCopy'

test.use({ serviceWorkers: 'allow' })

const TITLE = 'Senior Management Consultant'
const NEW_TITLE = 'Chief Management Consultant'

/** A hashed name that no deploy of serveCopy.ts has changed. */
const OLD_SCRIPT = /-.{8}\.js$/

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const topLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const offlineLine = (page: Page) => page.getByText(offlineText.offline)
const listTitles = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 3 })

/** The first visit. The worker has cached the site at its end. */
async function visit(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The addresses of all cached files. */
function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const open = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(open)).flat().map(({ url }) => url)
  })
}

/** Another tab is opened after a deploy: the browser gets the new worker, and the last build's files are removed. */
async function openTabAfterDeploy(context: BrowserContext): Promise<void> {
  const tab = await context.newPage()
  await openHydrated(tab, '/contact')
  await tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(async () => (await cachedAddresses(tab)).filter((url) => OLD_SCRIPT.test(url)))
    .toEqual([])
}

test.describe('after one visit, without a network', () => {
  // What Chromium reports for requests without an answer.
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR_/] })

  test('a filtered bookmark opens with its own cards at its first paint', async ({ page, site }) => {
    await visit(page, '/about')
    await site.stop()
    await page.addInitScript(() => {
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        const cards = [...document.querySelectorAll<HTMLElement>('main li h3')]
        document.documentElement.dataset['firstPaint'] = JSON.stringify({
          titles: cards.filter((card) => card.checkVisibility()).map(({ textContent }) => textContent),
          isHydrated: 'hydrated' in document.documentElement.dataset,
        })
      }).observe({ type: 'paint', buffered: true })
    })
    await openHydrated(page, '/jobs?search=data&location=usa')
    await expect(page).toHaveTitle(/^data, USA \(3\)/)
    const titles = await listTitles(page).allTextContents()
    expect(titles).toHaveLength(3)
    const firstPaint = await page.evaluate(() => document.documentElement.dataset['firstPaint'] ?? '')
    expect(JSON.parse(firstPaint)).toEqual({ titles, isHydrated: false })
  })

  test('details open, by their own file where they were visited', async ({ page, site }) => {
    await visit(page, '/about')
    await openHydrated(page, '/jobs/3')
    await site.stop()
    for (const [path, file] of [
      ['/jobs/3', '/jobs/3'],
      ['/jobs/7', '/404'],
    ] as const) {
      const response = await page.goto(path)
      expect(/data-path="([^"]+)"/.exec((await response?.text()) ?? '')?.[1]).toBe(file)
      await waitUntilHydrated(page)
      await expect(heading(page, TITLE)).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })

  test('every page and part of the app can be reached, and a line says so', async ({ page, site }) => {
    await visit(page, '/about')
    await site.stop()
    await openHydrated(page, '/')
    await expect(page.getByText(/^You are offline\. Positions as of [A-Z][a-z]+ \d+, \d{4}\.$/)).toBeVisible()
    await topLink(page, 'Careers').click()
    await page.getByRole('link', { name: 'View Details' }).first().click()
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await expect(page.getByLabel('Cover Letter')).toBeVisible()
    await topLink(page, 'About Us').click()
    await expect(heading(page, 'About Us')).toBeVisible()
    await topLink(page, 'Contact').click()
    await page.getByLabel('Your Name').fill('Ada')
    await page.getByLabel('Your Email').fill('ada@mail.example')
    await page.getByLabel('Your Message').fill('Hello')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Toggle Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await openHydrated(page, '/nonsense')
    await expect(heading(page, 'Page not found')).toBeVisible()

    await site.start()
    await openHydrated(page, '/')
    await expect(offlineLine(page)).toBeHidden()
  })

  test('an open tab shows the line while the network is gone', async ({ page, context }) => {
    await visit(page, '/jobs')
    await expect(offlineLine(page)).toBeHidden()
    await context.setOffline(true)
    await expect(offlineLine(page)).toBeVisible()
    await context.setOffline(false)
    await expect(offlineLine(page)).toBeHidden()
  })

  test('a host that does not answer is waited for no longer than 3 s', async ({ page, site }) => {
    await visit(page, '/about')
    site.hang()
    await openHydrated(page, '/jobs?search=data&location=usa')
    await expect(listTitles(page)).toHaveCount(3)
    await expect(offlineLine(page)).toBeVisible()
  })
})

test.describe('after a deploy', () => {
  // What Chromium reports for a script that is gone.
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR_/] })

  test('an edit is seen at the next load, with the worker of the last release', async ({ page, site }) => {
    await visit(page, '/jobs')
    await expect(listTitles(page).first()).toHaveText(TITLE)
    const keepsWorker = true
    site.deploy({ [TITLE]: NEW_TITLE }, keepsWorker)
    const response = await page.reload()
    expect(await response?.text()).toContain(NEW_TITLE)
    await waitUntilHydrated(page)
    await expect(listTitles(page).first()).toHaveText(NEW_TITLE)
    await topLink(page, 'About Us').click()
    await expect(heading(page, 'About Us')).toBeFocused()
  })

  test('an open tab goes on with the new build, and the new worker has it offline', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, '/')
    site.deploy({ [TITLE]: NEW_TITLE })
    await openTabAfterDeploy(context)
    const loaded = page.waitForEvent('load')
    await topLink(page, 'Careers').click()
    await loaded
    await expect(page).toHaveURL('/jobs')
    await expect(listTitles(page).first()).toHaveText(NEW_TITLE)

    await site.stop()
    await openHydrated(page, '/jobs?search=chief')
    await expect(listTitles(page)).toHaveText([NEW_TITLE])
  })

  test('an open tab in which something is typed asks first', async ({ page, context, site }) => {
    await visit(page, '/contact')
    await page.getByLabel('Your Message').fill('Hello')
    site.deploy({})
    await openTabAfterDeploy(context)
    const asked = page.waitForEvent('dialog').then((question) => question.dismiss())
    await topLink(page, 'About Us').click()
    await asked
    await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
  })

  test('a build that does not work offline removes worker and copies', async ({ page, site }) => {
    // Builds the site.
    test.slow()
    await visit(page, '/about')
    const settings = readFileSync('test/fixture/content/settings.ts', 'utf8')
    const copy = copyOfSite()
    writeFileSync(
      join(copy, 'test/fixture/content/settings.ts'),
      settings.replace('worksOffline: boolean = true', 'worksOffline: boolean = false'),
    )
    try {
      await viteBuild(copy, '--mode', 'fixture', '--logLevel', 'error')
      site.replace(join(copy, '.cache/fixture-site'))
    } finally {
      rmSync(copy, { recursive: true })
    }
    await openHydrated(page, '/jobs')
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect.poll(() => cachedAddresses(page)).toEqual([])
    await site.stop()
    await expect(page.goto('/jobs')).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })
})

test('the worker fetches the files of the build from its own origin, and no details', async ({
  page,
  context,
  site,
}) => {
  const fetched: string[] = []
  context.on('request', (request) => {
    if (request.serviceWorker()) fetched.push(request.url())
  })
  await visit(page, '/about')
  const files = new Set(site.files().filter((file) => !/\.(br|gz)$/.test(file)))
  const paths = fetched.map((url) => url.replace(`${site.url}/`, '').replace(/\?__WB_REVISION__=.*/, ''))
  expect(paths).toContain('jobs.html')
  expect(paths.filter((path) => !files.has(path) || path.startsWith('jobs/'))).toEqual([])
})

test('there is no worker where the visitor saves data', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await openHydrated(page, '/')
  expect(await page.evaluate(() => navigator.connection?.saveData)).toBe(true)
  const registrations = await page.evaluate(async () => {
    // Idle once more, after the time at which the worker would be registered.
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise((resolve) => requestIdleCallback(resolve))
    return (await navigator.serviceWorker.getRegistrations()).length
  })
  expect(registrations).toBe(0)
})
