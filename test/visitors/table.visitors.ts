import { expect, test } from '../browser/fixtures'
import { holdScripts, waitUntilHydrated } from '../browser/page'
import { actNamed } from './acts'
import { expectShown, hiddenFocus } from './checks'
import { DISTURBANCES } from './disturbances'
import { Hands } from './Hands'
import { JOURNEYS } from './journeys'
import { Visit } from './Visit'

for (const [name, { use = {}, before, after, hands: kind = 'mouse', lateByMs = 0 }] of Object.entries(
  DISTURBANCES,
)) {
  test.describe(name, () => {
    test.use(use)

    for (const [journey, { from, steps }] of Object.entries(JOURNEYS)) {
      test(journey, async ({ page }) => {
        const isCovered = journey === 'apply' && name === 'a window of 320x256'
        test.skip(isCovered, 'In a window this low, a notice covers what has the focus.')
        const visit = new Visit(from)
        visit.width = page.viewportSize()?.width ?? visit.width
        const hands = new Hands(page)
        hands.kind = kind
        const release = before || lateByMs > 0 ? await holdScripts(page) : () => waitUntilHydrated(page)
        await page.goto(from, { waitUntil: 'commit' })
        await page.locator('footer').waitFor({ state: 'attached' })
        await before?.(page)
        let isHydrated = false
        // Only a late script lets the visitor act before.
        for (const step of lateByMs > 0 ? steps : ['hydrated' as const, ...steps]) {
          if (step !== 'hydrated') {
            const [act, choice = ''] = step
            await test.step(`${act} ${choice}`, () => actNamed(act)(hands, visit, choice))
          } else if (!isHydrated) {
            await page.waitForTimeout(lateByMs)
            await release()
            await after?.(page)
            isHydrated = true
          }
          if (!isHydrated) continue
          await expectShown(page, visit)
          await expect.poll(() => page.evaluate(hiddenFocus, false)).toBeNull()
        }
      })
    }
  })
}
