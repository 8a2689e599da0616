import type { Page } from '@playwright/test'
import { sendMessage } from '../browser/fillForms'
import { ADDRESSES_BY_PAGE } from '../support/pageAddresses'

/** A route and state of the site as somebody may see it. */
export interface ScreenState {
  readonly name: string
  readonly path: string
  readonly arrange?: (page: Page) => Promise<void>
}

async function sendMessages(page: Page, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) await sendMessage(page)
  await page
    .getByText('Message sent!')
    .nth(count - 1)
    .waitFor()
}

export const screenStates: readonly ScreenState[] = [
  ...ADDRESSES_BY_PAGE.map(([name, path]) => ({ name, path })),
  { name: 'list-filtered', path: '/jobs?search=data&location=usa&location=india' },
  { name: 'list-page-2', path: '/jobs?page=2' },
  { name: 'list-empty', path: '/jobs?search=gardener&location=canada' },
  {
    name: 'detail-form',
    path: '/jobs/1',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Apply Now' }).click()
    },
  },
  {
    name: 'detail-print',
    path: '/jobs/1',
    arrange: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'notices', path: '/contact', arrange: (page) => sendMessages(page, 3) },
  { name: 'not-found', path: '/nope' },
  {
    name: 'drawer',
    path: '/jobs',
    arrange: async (page) => {
      const menu = page.getByRole('button', { name: 'Toggle Menu' })
      if (!(await menu.isVisible())) return
      await menu.click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
]
