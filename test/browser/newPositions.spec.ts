import type { Page } from '@playwright/test'
import { catalog } from '#content/catalog'
import { formatJobCount } from '../../src/domain/jobCount'
import { newestDate } from '../../src/domain/newPositions'
import { SEEN_DATE_KEY } from '../../src/pages/lastVisit'
import { expect, test } from './fixtures'
import { matchCount, openHydrated, waitUntilHydrated } from './openHydrated'

const NEWEST = newestDate(catalog)
const isNewest = ({ createdDate }: { readonly createdDate: string }) => createdDate === NEWEST
const newJobs = catalog.filter(isNewest)
/** The newest date of the catalog before `newJobs` were posted. */
const EARLIER = newestDate(catalog.filter((job) => !isNewest(job)))

const marks = (page: Page) => page.getByRole('main').getByText('New', { exact: true })
const count = (page: Page) => matchCount(page).locator('..')

test('positions posted since the last visit are marked for as long as the tab lives, and no more in the next', async ({
  context,
}) => {
  const firstVisit = await context.newPage()
  await openHydrated(firstVisit, '/jobs')
  await expect(count(firstVisit)).toHaveText(formatJobCount(catalog.length))
  await expect(marks(firstVisit)).toHaveCount(0)
  // As if the newest positions were posted after this visit.
  const saved = await firstVisit.evaluate(
    ([key, earlier]) => {
      const date = localStorage.getItem(key)
      localStorage.setItem(key, earlier)
      return date
    },
    [SEEN_DATE_KEY, EARLIER] as const,
  )
  expect(saved).toBe(NEWEST)

  const visit = await context.newPage()
  await openHydrated(visit, '/')
  await expect(visit.getByRole('main')).toContainText(`${catalog.length} open · ${newJobs.length} new`)
  await visit.getByRole('link', { name: 'View Open Positions' }).click()
  const all = `${formatJobCount(catalog.length)} · ${newJobs.length} new since your last visit`
  await expect(count(visit)).toHaveText(all)
  await expect(matchCount(visit)).toHaveText(formatJobCount(catalog.length))
  await visit.reload()
  await waitUntilHydrated(visit)
  await expect(count(visit)).toHaveText(all)
  const [{ title } = { title: '' }] = newJobs
  await visit.getByRole('searchbox').fill(title)
  await expect(marks(visit).first()).toBeVisible()

  const nextVisit = await context.newPage()
  await openHydrated(nextVisit, '/jobs')
  await expect(count(nextVisit)).toHaveText(formatJobCount(catalog.length))
  await expect(marks(nextVisit)).toHaveCount(0)
})
