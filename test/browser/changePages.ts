import type { Page } from '@playwright/test'

/** Changes the HTML of each page on its way to the browser, which gets none of the host’s headers. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const body = change(await response.text())
      await route.fulfill({ status: response.status(), contentType: 'text/html', body })
    },
  )
}
