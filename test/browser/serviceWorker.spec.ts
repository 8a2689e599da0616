import { expect, type Page } from '@playwright/test'
import { offlineText } from '#content/offlineText'
import { REMOVING_WORKER } from '../../src/site/hosting/removingWorker'
import { heading, openHydrated, topLink, waitUntilHydrated } from './page'
import { test } from './serveCopy'

test.use({
  serviceWorkers: 'allow',
  // Chromium logs these for requests that fail.
  expectedComplaints: [/Failed to load resource|net::ERR_/],
})

/** A captive portal answers every request with this page and status 200. */
const LOGIN_PAGE = '<!doctype html><html lang="en"><title>Wi-Fi</title><h1>Log in</h1></html>\n'

const TITLE = 'Senior Management Consultant'
const NEW_TITLE = 'Chief Management Consultant'

const line = (page: Page, reason: 'offline' | 'slow' | 'failed') => page.getByText(offlineText[reason])
const listTitles = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 3 })

/** The names of scripts that a deploy has replaced. */
const LAST_BUILD = /(?<!\.new)\.js\?/

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** The first visit. The worker has cached the site at its end. */
async function visit(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

const findNewWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Waits until the worker of a deploy has removed the cached files that match. */
async function waitForWorker(page: Page, removed: RegExp): Promise<void> {
  const cached = (pattern: RegExp) =>
    page.evaluate(async (isRemoved) => {
      const open = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(open)).flat().filter(({ url }) => isRemoved.test(url)).length
    }, pattern)
  await expect.poll(() => cached(removed), { intervals: [100] }).toBe(0)
}

test.describe('after one visit, without a network', () => {
  test('details and the 404 page open from their file or the app shell', async ({ page, site, titleAt }) => {
    await visit(page, '/about')
    await openHydrated(page, '/jobs/3')
    await site.stop()
    for (const [path, file, title] of [
      ['/jobs/3', '/jobs/3', titleAt('3')],
      ['/jobs/7', '/404', titleAt('7')],
      ['/jobs/7.html', '/404', titleAt('7')],
      ['/jobs.html', '/jobs', 'Open Positions'],
      ['/index.html', '/', 'Find Your Next Career Opportunity'],
      ['/nonsense', '/404', 'Page not found'],
    ] as const) {
      const response = await page.goto(path)
      expect(/data-path="([^"]+)"/.exec((await response?.text()) ?? '')?.[1]).toBe(file)
      await waitUntilHydrated(page)
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })

  test('every page can be reached, and a line says so until the host is back', async ({ page, site }) => {
    await visit(page, '/about')
    await site.stop()
    await openHydrated(page, '/')
    await expect(page.getByText(/^You are offline\. Positions as of [A-Z][a-z]+ \d+, \d{4}\.$/)).toBeVisible()
    for (const [link, title] of [
      ['Contact', 'Contact Us'],
      ['Careers', 'Open Positions'],
    ] as const) {
      await topLink(page, link).click()
      await expect(heading(page, title)).toBeVisible()
    }
    await page.getByRole('link', { name: 'View Details' }).first().click()
    await expect(heading(page, TITLE)).toBeVisible()
    await site.start()
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await expect(line(page, 'offline')).toBeHidden()
    await expect(page.getByLabel('Full Name')).toBeVisible()
  })
})

test.describe('after one visit, with a slow or failing host', () => {
  // Takes the 3 s that the worker waits.
  test('a slow host is not called offline, and the next link gets newer data', async ({ page, site }) => {
    await visit(page, '/about')
    const release = site.hold()
    site.deploy(TITLE, NEW_TITLE)
    await openHydrated(page, '/jobs?search=management&location=usa')
    await expect(line(page, 'slow')).toBeVisible()
    await expect(line(page, 'offline')).toBeHidden()
    release()
    await expect(line(page, 'slow')).toBeHidden()
    await expect(listTitles(page)).toHaveText([TITLE])
    await topLink(page, 'Careers').click()
    await expect(listTitles(page).first()).toHaveText(NEW_TITLE)
  })

  test('an address with a name and a password is not called slow', async ({ page, baseURL }) => {
    await visit(page, '/about')
    const address = Object.assign(new URL('/jobs/7', baseURL), { username: 'name', password: 'word' })
    await openHydrated(page, address.href)
    await expect(line(page, 'slow')).toBeHidden()
  })

  test('an error of the host is replaced by the copy until the host recovers', async ({ page, site }) => {
    await visit(page, '/about')
    const release = site.hold(503)
    await openHydrated(page, '/jobs?search=data&location=usa')
    await expect(listTitles(page)).toHaveCount(3)
    await expect(line(page, 'failed')).toBeVisible()
    await expect(line(page, 'offline')).toBeHidden()
    release()
    await topLink(page, 'About').click()
    await expect(line(page, 'failed')).toBeHidden()
    // The build is the same. The page stays, and is not loaded as a document.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/jobs\?/)
  })

  test('a page without a copy waits for the host, and shows its error', async ({ page, context, site }) => {
    await visit(page, '/about')
    const other = await context.newPage()
    const release = site.hold()
    const waiting = page.goto('/jobs/7')
    await openHydrated(other, '/about')
    await expect(line(other, 'slow')).toBeVisible()
    release()
    expect(await (await waiting)?.text()).toContain('data-path="/jobs/7"')
    site.hold(503)
    for (const path of ['/jobs/8', '/another-program']) {
      expect((await page.goto(path))?.status()).toBe(503)
      await expect(page.getByText('503')).toBeVisible()
    }
  })

  test('the page of another server is shown, and not kept', async ({ page, site, titleAt }) => {
    await visit(page, '/about')
    site.write('jobs/4.html', LOGIN_PAGE)
    await page.goto('/jobs/4')
    await expect(heading(page, 'Log in')).toBeVisible()
    await site.stop()
    await openHydrated(page, '/jobs/4')
    await expect(heading(page, titleAt('4'))).toBeVisible()
  })

  test('a wrong answer ends the install, and the next visit tries again', async ({ page, context, site }) => {
    const script = site.files().find((file) => /ContactPage-[^/]*\.js$/.test(file)) ?? ''
    const text = site.read(script)
    site.write(script, LOGIN_PAGE)
    const answered = context.waitForEvent('response', (response) => response.url().endsWith(script))
    await openHydrated(page, '/about')
    // Until then, no worker is registered either.
    await answered
    await expect.poll(() => countWorkers(page), { intervals: [100] }).toBe(0)
    site.write(script, text)
    await visit(page, '/about')
    await site.stop()
    await openHydrated(page, '/jobs')
    await expect(listTitles(page).first()).toHaveText(TITLE)
  })
})

test('the app starts where the storage has lost its files and is full', async ({ page, site }) => {
  await visit(page, '/about')
  await page.evaluate(async () => (await caches.keys()).forEach((name) => caches.delete(name)))
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await openHydrated(page, '/contact')
})

test.describe('after a deploy', () => {
  test('a tab that returns asks once an hour, and waits while something is typed', async ({ page, site }) => {
    await page.clock.setFixedTime('2031-01-01T12:00:00')
    await visit(page, '/contact')
    const events: string[] = []
    page.on('console', (message) => events.push(message.text()))
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const update = registration.update.bind(registration)
      registration.update = () => {
        console.log('asked')
        return update()
      }
    })
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const isLoaded = page.waitForResponse(/AboutPage/)
    await page.getByLabel('Your Message').fill('Hello')
    await isLoaded
    site.deploy(TITLE, NEW_TITLE)
    await comeBack()
    await waitForWorker(page, LAST_BUILD)
    await comeBack()
    await page.clock.setFixedTime('2031-01-01T13:00:00')
    await comeBack()
    await expect.poll(() => events).toEqual(['asked', 'asked'])

    await topLink(page, 'Careers').click()
    await expect(listTitles(page).first()).toHaveText(TITLE)
    await topLink(page, 'Contact').click()
    await page.getByLabel('Your Message').clear()
    await topLink(page, 'Careers').click()
    await expect(listTitles(page).first()).toHaveText(NEW_TITLE)

    await site.stop()
    await openHydrated(page, '/jobs?search=chief')
    await expect(listTitles(page)).toHaveText([NEW_TITLE])
  })

  test('tabs go on after another has taken the new build, also offline', async ({ page, context, site }) => {
    const link = await context.newPage()
    for (const tab of [page, link]) {
      await tab.setViewportSize({ width: 820, height: 1180 })
      await visit(tab, '/about')
    }
    await page.setViewportSize({ width: 744, height: 1133 })
    site.deploy(TITLE, NEW_TITLE)
    const newest = await context.newPage()
    await openHydrated(newest, '/')
    await waitForWorker(newest, LAST_BUILD)
    await context.setOffline(true)

    await page.getByLabel('Toggle Menu').click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

    await topLink(link, 'Careers').click()
    await expect(listTitles(link).first()).toHaveText(NEW_TITLE)

    // Its document is of the new build already.
    await newest.evaluate(() => addEventListener('beforeunload', () => console.error('left')))
    await topLink(newest, 'Careers').click()
    await expect(listTitles(newest).first()).toHaveText(NEW_TITLE)
  })

  test('another day’s build fetches pages alone, and its tab does not reload', async ({ page, site }) => {
    await visit(page, '/about')
    const [, day = ''] = /data-built="([^"]+)"/.exec(site.read('index.html')) ?? []
    site.deploy(day, 'June 1, 2031', /^$/)
    const fetched: string[] = []
    page.context().on('request', (request) => request.serviceWorker() && fetched.push(request.url()))
    await openHydrated(page, '/')
    const readShell = () =>
      page.evaluate(async () => (await caches.match('/offline.html', { ignoreSearch: true }))?.text())
    await expect.poll(readShell, { intervals: [100] }).toMatch(/June 1, 2031/)
    await page.evaluate(() => addEventListener('beforeunload', () => console.error('left')))
    await topLink(page, 'Careers').click()
    await expect(listTitles(page).first()).toHaveText(TITLE)
    expect(fetched).toContain(`${site.url}/jobs.html`)
    expect(fetched.filter((url) => url.includes('/assets/'))).toEqual([])
  })

  test('a page comes from the host, not from the browser’s cache, also at Back', async ({ page, site }) => {
    await visit(page, '/jobs')
    for (const path of ['/jobs?location=usa', '/about']) await openHydrated(page, path)
    site.deploy(TITLE, NEW_TITLE)
    await findNewWorker(page)
    await waitForWorker(page, LAST_BUILD)
    await topLink(page, 'Careers').click()
    await expect(listTitles(page).first()).toHaveText(NEW_TITLE)
    for (const path of ['/about', '/jobs?location=usa']) {
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
    }
    await waitUntilHydrated(page)
    await expect(listTitles(page).first()).toHaveText(NEW_TITLE)
  })

  test('without offline support, worker and cache go, and no tab reloads', async ({ page, site }) => {
    await visit(page, '/contact')
    const questions: string[] = []
    page.on('dialog', (question) => {
      questions.push(question.type())
      void question.dismiss()
    })
    await page.getByLabel('Your Message').fill('Hello')
    await page.evaluate(() => caches.open('of another program').then(() => {}))
    site.write('sw.js', REMOVING_WORKER)
    await findNewWorker(page)
    await expect.poll(() => countWorkers(page), { intervals: [100] }).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of another program'])
    await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
    expect(questions).toEqual([])
    await page.getByLabel('Your Message').clear()
    await site.stop()
    await expect(page.goto('/jobs')).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })
})
