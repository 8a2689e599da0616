import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { expect, test } from '../browser/fixtures'
import { openHydrated } from '../browser/openHydrated'
import { ACT_NAMES, actNamed } from './acts'
import { expectShown, hiddenFocus, sidewaysScroll } from './checks'
import { Hands } from './Hands'
import { Visit } from './Visit'

/*
 * One visitor, one document, random acts. After each act the page is what the model says.
 * `SOAK_SEED=<seed> npm run soak` takes the same visit again, `SOAK_ACTS` sets its length.
 */

const ACT_COUNT = Number(process.env['SOAK_ACTS'] ?? 3000)
const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31)
const MAX_MINUTES = 60
/** In another width the focused link may be hidden. Tab leaves the page at its end. */
const MAY_LOSE_FOCUS: ReadonlySet<string> = new Set(['resize the window', 'press Tab'])
const HANDS = ['mouse', 'screen reader'] as const

function draw(visit: Visit, drawn: number, drawnChoice: number) {
  const possible = ACT_NAMES.filter((name) => actNamed(name).choices(visit).length > 0)
  let left = drawn % possible.reduce((sum, name) => sum + actNamed(name).weight, 0)
  const name = possible.find((each) => (left -= actNamed(each).weight) < 0) ?? 'scroll'
  const choices = actNamed(name).choices(visit)
  return { name, choice: choices[drawnChoice % choices.length] ?? '' }
}

/** The focus is lost where the page removes the focused element. */
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

/** For comparison by eye: growth from one line to the next, on the same page, is a leak. */
async function printMemory(page: Page, actCount: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  // Finalized objects are freed by the next collection.
  for (let round = 0; round < 5; round += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await devTools.detach()
  const megabytes = (usedSize / 1e6).toFixed(2)
  console.log(
    `${actCount} acts: ${megabytes} MB, ${nodes} nodes, ${jsEventListeners} listeners, ${page.url()}`,
  )
}

test.use({ expectedComplaints: [/Throttling navigation|registration blocked/] })

test(`a visit of ${ACT_COUNT} acts, SOAK_SEED=${SEED}`, async ({ page }) => {
  test.setTimeout(MAX_MINUTES * 60_000)
  await openHydrated(page, '/jobs')
  const visit = new Visit()
  const hands = new Hands(page)
  const draws = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...HANDS))
  const log: string[] = []

  for (const [drawn, drawnChoice, kind] of fc.sample(draws, { seed: SEED, numRuns: ACT_COUNT })) {
    const { name, choice } = draw(visit, drawn, drawnChoice)
    log.push(`${log.length + 1}. ${name} ${JSON.stringify(choice)} (${kind})`)
    if (log.length % 250 === 0) await printMemory(page, log.length)
    const message = `SOAK_SEED=${SEED}, last acts:\n${log.slice(-15).join('\n')}`
    const hadFocus = await hasFocus(page)
    hands.kind = kind
    await test.step(message, () => actNamed(name).take(hands, visit, choice))
    await expectShown(page, visit, message)
    expect(await page.evaluate(sidewaysScroll), message).toBeNull()
    if (name === 'press Tab') expect(await page.evaluate(hiddenFocus, true), message).toBeNull()
    if (hadFocus && !MAY_LOSE_FOCUS.has(name))
      await expect.poll(() => hasFocus(page), `The focus is lost. ${message}`).toBe(true)
  }
})
