import type { Route } from '@playwright/test'
import { sendMessage } from './fillForms'
import { expect, test } from './fixtures'
import { changePages, heading, matchCount, openHydrated } from './page'

const INJECTED = 'broken for the test'

/** The cards of the list need this method to show their dates. Nothing around the page does. */
function breakDates(message: string): () => void {
  const { value } = Object.getOwnPropertyDescriptors(Date.prototype).setFullYear
  const fail = () => {
    throw new Error(message)
  }
  Object.assign(Date.prototype, { setFullYear: fail })
  return () => Object.assign(Date.prototype, { setFullYear: value })
}

/** The notices need both, the first at hydration, the other at each render. No error boundary is around them. */
const breakEffects = `AbortController = class { constructor() { throw Error('${INJECTED}') } }`
const breakRenders = `Object.values = () => { throw Error('${INJECTED}') }`

// React reports what an error boundary has caught.
test.use({ expectedComplaints: [new RegExp(INJECTED)] })

test('an error inside a page shows the error page, which tries again and loses no text', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.getByLabel('Your Message').pressSequentially('Hello')
  const repair = await page.evaluateHandle(breakDates, INJECTED)
  const top = page.getByRole('banner')
  await top.getByRole('link', { name: 'Careers' }).click()
  await expect(heading(page, 'Something went wrong')).toBeFocused()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveURL('/jobs')
  for (const name of ['Reload this page', 'Go to the home page']) {
    const asked = page.waitForEvent('dialog')
    const pressed = page.getByRole('link', { name }).click()
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await pressed
    await expect(heading(page, 'Something went wrong')).toBeVisible()
  }
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(heading(page, 'Something went wrong')).toBeFocused()
  await repair.evaluate((run) => run())
  await again.click()
  await expect(heading(page, 'Open Positions')).toBeFocused()
  await top.getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page, 'Contact Us')).toBeFocused()
  await expect(page.getByLabel('Your Message')).toHaveValue('Hello')
})

test.describe('where the scripts of menu and notices never come', () => {
  test.use({ expectedComplaints: [/Failed to load (resource|module script)/] })

  for (const [fault, answer] of [
    ['fail', (route: Route) => route.abort()],
    ['hang', () => {}],
  ] as const)
    test(`because they ${fault}, the header has the links, and a notice is text`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.route(/(NavDrawer|NoticeStage)-[^/]*\.js$/, answer)
      await openHydrated(page, '/about')
      const menu = page.getByRole('button', { name: 'Toggle Menu' })
      const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' })
      await menu.click()
      await expect(contact).toBeVisible()
      await menu.click()
      await expect(contact).toBeHidden()
      await menu.click()
      await contact.click()
      await expect(heading(page, 'Contact Us')).toBeFocused()
      await expect(contact).toBeHidden()

      await sendMessage(page)
      const notice = page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('status')
      await expect(notice).toBeInViewport({ ratio: 1 })
      await expect(notice).toContainText('Message sent!')
      await expect(notice).toHaveCount(0)
    })
})

test('an error during hydration shows the error page, and a reload helps', async ({ page }) => {
  const breakOnce = `if (!sessionStorage.broken) (${String(breakDates)})(sessionStorage.broken = '${INJECTED}')`
  await page.addInitScript(breakOnce)
  await openHydrated(page, '/jobs?search=data#top')
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'Reload this page' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('data')
  await expect(matchCount(page)).toHaveText('7 positions')
})

test.describe('the page stays as it was built, and its links work', () => {
  test.use({ expectedComplaints: [new RegExp(`${INJECTED}|SyntaxError|Failed to load resource`)] })

  for (const [fault, count, script, earlyScript] of [
    ['an error ends the app', 3, breakEffects, '$&'],
    ['the browser is too old and can’t parse the early script', 22, 'delete Array.prototype.at', '<script>('],
  ] as const)
    test(`where ${fault}`, async ({ page }) => {
      await page.addInitScript(script)
      await changePages(page, (html) =>
        html.replace(/<meta http-equiv[^>]*>/, '').replace(/<script>(?!.*<script>)/s, earlyScript),
      )
      for (const [address, title, link] of [
        ['/jobs?search=data&location=usa', 'Open Positions', 'Contact'],
        ['/JOBS', 'Page not found', 'About Us'],
      ] as const) {
        await page.goto(address)
        await expect(page.getByText('still asleep')).toBeVisible()
        await expect(heading(page, title)).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        if (link === 'Contact') await expect(matchCount(page)).toHaveText(`${count} positions`)
        await page.getByRole('banner').getByRole('link', { name: link }).click()
        await expect(page).toHaveURL(/\/(contact|about)$/)
      }
    })
})

test.describe('where a document is cut off', () => {
  // React renders what is missing.
  test.use({ expectedComplaints: [/React error #418/] })

  test('nothing stays hidden', async ({ page }) => {
    await changePages(page, (html) => html.replace(/<\/footer>.*/s, ''))
    await openHydrated(page, '/jobs/1')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText('Posted Date')).toBeVisible()
  })
})

test('an error that ends the app on the way to another page loads that page', async ({ page }) => {
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' })
  for (const isScriptLoaded of [false, true]) {
    await openHydrated(page, '/contact')
    if (isScriptLoaded) {
      await careers.click()
      await expect(heading(page, 'Open Positions')).toBeFocused()
      await page.goBack()
    }
    await page.evaluate(breakRenders)
    await careers.click()
    await expect(heading(page, 'Open Positions')).toBeVisible()
  }
})
