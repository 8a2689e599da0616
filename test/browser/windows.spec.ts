import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

test('two windows have a query and a history each', async ({ page, context }) => {
  const other = await context.newPage()
  await openHydrated(page, '/jobs?location=usa')
  await openHydrated(other, '/jobs?location=india')
  await page.getByRole('searchbox').fill('data')
  await other.getByRole('searchbox').fill('engineer')
  await other.getByRole('checkbox', { name: 'Canada' }).click()
  await expect(page).toHaveURL('/jobs?search=data&location=usa')
  await expect(other).toHaveURL('/jobs?search=engineer&location=canada&location=india')
  await other.goBack()
  await expect(other).toHaveURL('/jobs?search=engineer&location=india')
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})

test('a link that is middle-clicked opens in a tab of its own and leaves this one alone', async ({
  page,
  context,
  browser,
}) => {
  test.skip(
    browser.version().startsWith('147.'),
    'The Chromium from npm never loads a tab that a page opens.',
  )
  await openHydrated(page, '/jobs?search=data')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'View Details' }).first().click({ button: 'middle' })
  const opened = await opening
  await expect(opened.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeVisible()
  // It has no list before it.
  const wayBack = opened.getByRole('main').getByRole('link', { name: 'Open Positions' })
  await expect(wayBack).toHaveAttribute('href', '/jobs')
  await expect(page).toHaveURL('/jobs?search=data')
  await expect(page.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeVisible()
})
