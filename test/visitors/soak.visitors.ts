import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { expect, test } from '../browser/fixtures'
import { openHydrated } from '../browser/page'
import { actNamed, ACTS } from './acts'
import { expectShown, hiddenFocus } from './checks'
import { Hands } from './Hands'
import { Visit } from './Visit'

/*
 * One visitor, random acts, in one document and with reloads. After each act the page is what the model says.
 * `SOAK_SEED=<seed> npm run soak` takes the same visit again, `SOAK_ACTS` sets its length.
 */

const ACT_COUNT = Number(process.env['SOAK_ACTS'] ?? 3000)
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31)
const MAX_MINUTES = 60
/** From the first third of the visit to the last. A leak is more. */
const MAX_GROWTH = 1.1
const ACTS_PER_SAMPLE = 25
/** Ends on a page without a form. The same acts each time, because the page before and the last press are kept. */
const BEFORE_SAMPLE = [
  ['resize the window', '390x844'],
  ['follow a link', 'header nav a[href="/about"]'],
  ['follow a link', 'header a[href="/"]'],
  ['resize the window', '1280x800'],
] as const
const RELOAD = 'reload, and act before the app'
/** In another width the focused link may be hidden. Tab leaves the page at its end. */
const MAY_LOSE_FOCUS: ReadonlySet<string> = new Set(['resize the window', 'press Tab', RELOAD])
const HANDS = ['mouse', 'screen reader'] as const

function draw(visit: Visit, drawn: number, drawnChoice: number) {
  const possible = Object.keys(ACTS).filter((name) => actNamed(name).choices(visit).length > 0)
  const name = possible[drawn % possible.length] ?? 'scroll'
  const choices = actNamed(name).choices(visit)
  return { name, choice: choices[drawnChoice % choices.length] ?? '' }
}

/** The focus is lost where the page removes the focused element. */
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

async function measureMemory(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  // Finalized objects are freed by the next collection.
  for (let round = 0; round < 5; round += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await devTools.detach()
  return { nodes, listeners: jsEventListeners, heapBytes: usedSize }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

type Memory = Awaited<ReturnType<typeof measureMemory>>

/** Medians, because the first samples are taken before all scripts are loaded. */
function expectNoGrowth(samples: readonly Memory[]): void {
  const third = Math.floor(samples.length / 3)
  for (const part of ['nodes', 'listeners', 'heapBytes'] as const) {
    const values = samples.map((sample) => sample[part])
    const [first, last] = [median(values.slice(0, third)), median(values.slice(-third))]
    const message = `${part}, median of ${third} samples each: ${first} at first, ${last} at last`
    console.log(message)
    expect.soft(last / first, message).toBeLessThan(MAX_GROWTH)
  }
}

async function takeActs(page: Page, visit: Visit, afterAct?: (actCount: number) => unknown) {
  test.setTimeout(MAX_MINUTES * 60_000)
  console.log(`SOAK_SEED=${SEED}`)
  await openHydrated(page, '/jobs')
  const hands = new Hands(page)
  const draws = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...HANDS))
  const log: string[] = []

  for (const [drawn, drawnChoice, kind] of fc.sample(draws, { seed: SEED, numRuns: ACT_COUNT })) {
    const { name, choice } = draw(visit, drawn, drawnChoice)
    log.push(`${log.length + 1}. ${name} ${JSON.stringify(choice)} (${kind})`)
    const message = `SOAK_SEED=${SEED}, last acts:\n${log.slice(-15).join('\n')}`
    const hadFocus = await hasFocus(page)
    hands.kind = kind
    await test.step(message, () => actNamed(name).take(hands, visit, choice))
    await expectShown(page, visit, message)
    if (name === 'press Tab') expect(await page.evaluate(hiddenFocus, true), message).toBeNull()
    if (hadFocus && !MAY_LOSE_FOCUS.has(name))
      await expect.poll(() => hasFocus(page), `The focus is lost. ${message}`).toBe(true)
    await afterAct?.(log.length)
  }
}

test.use({ expectedComplaints: [/Throttling navigation/] })

test(`a visit of ${ACT_COUNT} acts`, async ({ page }) => {
  const visit = new Visit()
  const hands = new Hands(page)
  const samples: Memory[] = []
  await takeActs(page, visit, async (actCount) => {
    if (actCount % ACTS_PER_SAMPLE > 0 || (await page.locator('.notice').count()) > 0) return
    for (const [act, choice] of BEFORE_SAMPLE) {
      await actNamed(act).take(hands, visit, choice)
      await expectShown(page, visit)
    }
    samples.push(await measureMemory(page))
  })
  expectNoGrowth(samples)
})

test.describe('with reloads', () => {
  test.use({ expectedComplaints: [/Throttling navigation|Failed to (load|fetch)/] })

  test('acts before the app', async ({ page }) => {
    const visit = new Visit()
    visit.mayReload = true
    await takeActs(page, visit)
  })
})
