import type { Page } from '@playwright/test'
import { sendMessage } from './fillForms'
import { expect, test } from './fixtures'
import { waitUntilHydrated, openHydrated } from './openHydrated'

/** Does it in the page and tells which directive refused it. */
async function refusedBy(page: Page, act: () => void): Promise<string> {
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
      }),
  )
  // Some acts throw where they are refused.
  await page.evaluate(act).catch(() => {})
  return refused
}

test.describe('what the pages promise, the browser enforces', () => {
  test.use({ expectedComplaints: [/Content Security policy|requires 'Trusted/i] })

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/contact')
  })

  test('no script can send anything anywhere, the site’s own host included', async ({ page }) => {
    expect(
      await refusedBy(page, () => {
        fetch('/jobs').catch(() => {})
      }),
    ).toBe('connect-src')
    expect(
      await refusedBy(page, () => {
        navigator.sendBeacon('/', 'x')
      }),
    ).toBe('connect-src')
    expect(
      await refusedBy(page, () => {
        new Image().src = 'https://elsewhere.example/?secret'
      }),
    ).toBe('img-src')
  })

  test('no form can be sent, even past the app', async ({ page }) => {
    expect(
      await refusedBy(page, () => {
        document.querySelector('form')?.submit()
      }),
    ).toBe('form-action')
    expect(await page.evaluate(() => `${window.location.pathname}${window.location.search}`)).toBe('/contact')
  })

  test('no text becomes markup or a script', async ({ page }) => {
    for (const act of [
      () => {
        document.body.innerHTML = '<b>taken over</b>'
      },
      () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" alt="" onload="alert(1)">')
      },
      () => {
        document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' }))
      },
      () => {
        document.body.append(Object.assign(document.createElement('script'), { src: '/assets/x.js' }))
      },
    ]) {
      expect(await refusedBy(page, act)).toBe('require-trusted-types-for')
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  })

  test('no policy can be made that would let it', async ({ page }) => {
    expect(
      await refusedBy(page, () => {
        if ('trustedTypes' in window)
          Reflect.apply(Reflect.get(Object(window.trustedTypes), 'createPolicy'), window.trustedTypes, [
            'own',
            {},
          ])
      }),
    ).toBe('trusted-types')
  })
})

test('notices are drawn without a text that becomes markup', async ({ page }) => {
  await openHydrated(page, '/contact')
  await expect(page.locator('style#_goober')).toHaveCount(1)
  await sendMessage(page)
  await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toBeVisible()
  await expect(page.locator('style#_goober')).toHaveCount(1)
  expect(await page.locator('style#_goober').evaluate((style) => style.textContent)).toContain('height')
})

test.describe('on a host that sends no headers of ours', () => {
  test.use({ expectedComplaints: [/Content Security Policy|status of 404/] })

  for (const address of ['/', '/jobs?search=data', '/jobs/1', '/nope']) {
    test(`${address} itself carries the policy`, async ({ page }) => {
      await page.route(
        ({ pathname }) => !pathname.includes('.'),
        async (route) => {
          const answer = await route.fetch()
          await route.fulfill({
            status: answer.status(),
            contentType: 'text/html',
            body: await answer.text(),
          })
        },
      )
      const response = await page.goto(address)
      expect(response?.headers()['content-security-policy']).toBeUndefined()
      await waitUntilHydrated(page)
      expect(
        await refusedBy(page, () => {
          fetch('/jobs').catch(() => {})
        }),
      ).toBe('connect-src')
    })
  }
})

/** On a host that sends no headers of ours: the policy is the file's own. */
async function serveList(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort())
  await page.route(/\/jobs(\?|$)/, async (route) => {
    const body = change(await (await route.fetch()).text())
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/jobs?search=data')
}

test.describe('the script in the list’s own file', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Content Security Policy/] })

  test('runs by its hash in the policy', async ({ page }) => {
    await serveList(page, (html) => html)
    await expect(page.getByRole('status')).toHaveText('7 positions')
  })

  test('does not run with a single space more', async ({ page }) => {
    await serveList(page, (html) => html.replace('</script></body>', ' </script></body>'))
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('status')).toBeHidden()
  })
})

test('data for search engines stands in a page without a complaint', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const data = '<script type="application/ld+json">{"@type":"Organization"}</script>'
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${data}</head>`) })
  })
  await openHydrated(page, '/about')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
})

test('nobody can show the site in a frame', async ({ page, baseURL }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/jobs"></iframe>` }),
  )
  test
    .info()
    .annotations.push({ type: 'note', description: 'Chromium shows its own error page in the frame.' })
  await page.goto('https://elsewhere.example/')
  // Chromium's own error page.
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
})
