import type { Page } from '@playwright/test'
import { ADDRESSES_BY_PAGE } from '../support/pageAddresses'
import { sendMessage } from './fillForms'

interface ScreenState {
  readonly name: string
  readonly path: string
  readonly arrange?: (page: Page) => Promise<void>
}

async function showNotices(page: Page): Promise<void> {
  for (let sent = 0; sent < 3; sent += 1) await sendMessage(page)
  await page.getByText('Message sent!').nth(2).waitFor()
  // A notice stays while it has the focus.
  await page.keyboard.press('Alt+t')
}

async function openDrawer(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Toggle Menu' })
  if (!(await menu.isVisible())) return
  await menu.click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

/** Every page, and the states that a visitor brings about. */
export const screenStates: readonly ScreenState[] = [
  ...ADDRESSES_BY_PAGE.map(([name, path]) => ({ name, path })),
  { name: 'list-filtered', path: '/jobs?search=data&location=usa&location=india' },
  { name: 'list-page-2', path: '/jobs?page=2' },
  { name: 'list-empty', path: '/jobs?search=no+such+job&location=canada' },
  {
    name: 'detail-form',
    path: '/jobs/1',
    arrange: (page) => page.getByRole('button', { name: 'Apply Now' }).press('Enter'),
  },
  { name: 'detail-print', path: '/jobs/1', arrange: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'notices', path: '/contact', arrange: showNotices },
  { name: 'not-found', path: '/nope' },
  { name: 'offline', path: '/jobs', arrange: (page) => page.context().setOffline(true) },
  { name: 'drawer', path: '/jobs', arrange: openDrawer },
]
