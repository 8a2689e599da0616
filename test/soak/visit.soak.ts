import * as fc from 'fast-check'
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures'
import { openHydrated } from '../browser/openHydrated'
import { acts, press } from './acts'
import { prepareToCount, takeFigures, type Figures } from './figures'
import { settle } from './seen'
import { NOTHING } from '../support/plainRules'
import { Visit } from './visit'

/*
 * One person, one document, 5 000 acts: after each of them the page is what a small model says, nothing is complained
 * of, and in the end nothing is left behind. `SOAK_SEED=<seed> npm run soak` takes the same visit again.
 */
const ACTS = Number(process.env['SOAK_ACTS'] ?? 5000)
/** By now every part of the site has been used, and what is loaded late is there. */
const WARM_UP_ACTS = 500
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31)
/** More only where the machine has other work. */
const MOST_MINUTES = Number(process.env['SOAK_MINUTES'] ?? 15)
const HEAP_GROWTH = 1.1
const COUNT_GROWTH = 1.02

/** An act that is possible, each as often as its weight says. */
function choose(visit: Visit, chance: number) {
  const possible = acts.filter(({ isPossible }) => isPossible(visit))
  let left = chance % possible.reduce((sum, { weight }) => sum + weight, 0)
  return possible.find(({ weight }) => (left -= weight) < 0)
}

/** The same place each time: the plain list, with nothing typed, open, pointed at or running. */
async function rest(page: Page, visit: Visit): Promise<void> {
  const top = page.getByRole('banner')
  if (visit.typed.contact !== '') {
    await press(top.getByRole('link', { name: 'Contact', exact: true }))
    visit.follow({ path: '/contact' })
    await expect(page.getByLabel('Your Message')).toBeVisible()
    for (const label of ['Your Name', 'Your Email', 'Your Message']) await page.getByLabel(label).fill('')
    visit.typed.contact = ''
  }
  await press(top.getByRole('button', { name: 'System', exact: true }))
  // By the same way too: React keeps the last page's elements until the next one goes.
  for (const [name, spot] of [
    ['About Us', { path: '/about' }],
    ['Careers', { path: '/jobs', query: NOTHING }],
  ] as const) {
    await press(top.getByRole('link', { name, exact: true }))
    visit.follow(spot)
    expect(await settle(page, visit.expected())).toBeNull()
  }
  await page.mouse.move(0, 790)
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('.notice')).toHaveCount(0, {
    timeout: 30_000,
  })
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => Number(Reflect.get(window, 'runningTimers')())), { timeout: 30_000 })
    .toBe(0)
}

function report(name: keyof Figures, before: Figures, after: Figures): string {
  const growth = (100 * (after[name] - before[name])) / Math.max(1, before[name])
  return `${name.padEnd(10)} ${String(before[name]).padStart(10)} ${String(after[name]).padStart(10)} ${growth.toFixed(2).padStart(8)} %`
}

test.use({ expectedComplaints: [/Throttling navigation/] })

test(`a visit of ${ACTS} acts, SOAK_SEED=${SEED}`, async ({ page, context }) => {
  test.setTimeout(MOST_MINUTES * 60_000)
  await page.addInitScript(prepareToCount)
  await openHydrated(page, '/jobs')
  const devTools = await context.newCDPSession(page)
  const visit = new Visit()
  const chances = fc.sample(fc.tuple(fc.nat(), fc.nat()), { seed: SEED, numRuns: ACTS })
  const last: string[] = []
  let before: Figures | undefined

  for (const [number, [which, chance]] of chances.entries()) {
    const act = choose(visit, which)
    last.push(`${number + 1}. ${act?.name} (${chance})`)
    await act?.take(page, visit, chance)
    const expected = visit.expected()
    const seen = await settle(page, expected)
    expect(seen ?? expected, `SOAK_SEED=${SEED}, last acts:\n${last.slice(-15).join('\n')}`).toEqual(expected)
    if ((number + 1) % WARM_UP_ACTS === 0) console.log(`${number + 1} acts`)
    if (number + 1 === WARM_UP_ACTS) {
      await rest(page, visit)
      before = await takeFigures(page, devTools)
    }
  }

  await rest(page, visit)
  const after = await takeFigures(page, devTools)
  const first = before ?? after
  const names = ['heapBytes', 'nodes', 'listeners', 'timers'] as const
  console.log(`SOAK_SEED=${SEED}: after ${WARM_UP_ACTS} and after ${ACTS} acts, collected and at rest`)
  for (const name of names) console.log(report(name, first, after))
  expect(after.heapBytes).toBeLessThanOrEqual(first.heapBytes * HEAP_GROWTH)
  expect(after.nodes).toBeLessThanOrEqual(first.nodes * COUNT_GROWTH)
  expect(after.listeners).toBeLessThanOrEqual(first.listeners * COUNT_GROWTH)
  expect(after.timers).toBeLessThanOrEqual(first.timers * COUNT_GROWTH)
})
