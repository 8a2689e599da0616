import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures'
import { holdScripts } from '../browser/holdScripts'
import { waitUntilHydrated } from '../browser/openHydrated'
import { actNamed } from './acts'
import { expectShown, hiddenFocus } from './checks'
import { DISTURBANCES, type Disturbance } from './disturbances'
import { Hands } from './Hands'
import { JOURNEYS, KNOWN } from './journeys'
import { Visit } from './Visit'

/** Opens the page. Returns a function that lets it hydrate. */
async function open(
  page: Page,
  address: string,
  { before, after, lateByMs = 0 }: Disturbance,
): Promise<() => Promise<void>> {
  const release = before || lateByMs > 0 ? await holdScripts(page) : () => {}
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await before?.(page)
  return async () => {
    await page.waitForTimeout(lateByMs)
    release()
    await waitUntilHydrated(page)
    await after?.(page)
  }
}

for (const [name, disturbance] of Object.entries(DISTURBANCES)) {
  test.describe(name, () => {
    test.use(disturbance.use ?? {})

    for (const [journey, { from, steps }] of Object.entries(JOURNEYS)) {
      test(journey, async ({ page }) => {
        const reason = KNOWN[`${journey}, ${name}`]
        test.skip(reason !== undefined, reason)
        const visit = new Visit(from)
        visit.width = page.viewportSize()?.width ?? visit.width
        const hands = new Hands(page)
        hands.kind = disturbance.hands ?? 'mouse'
        const hydrate = await open(page, from, disturbance)
        // Only a late script lets the visitor act before.
        let isHydrated = disturbance.lateByMs === undefined
        if (isHydrated) await hydrate()
        for (const step of steps) {
          if (step === 'hydrated') {
            if (!isHydrated) await hydrate()
            isHydrated = true
          } else {
            const [act, choice = ''] = step
            await test.step(`${act} ${choice}`, () => actNamed(act).take(hands, visit, choice))
          }
          if (!isHydrated) continue
          await expectShown(page, visit)
          await expect.poll(() => page.evaluate(hiddenFocus, false)).toBeNull()
        }
      })
    }
  })
}
