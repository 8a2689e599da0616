import { expect, test } from '../browser/fixtures'
import { DISTURBANCES } from './disturbances'
import { JOURNEYS } from './journeys'
import { KNOWN } from './known'
import { createVisit } from './visit'

for (const [disturbance, brought] of Object.entries(DISTURBANCES)) {
  test.describe(disturbance, () => {
    test.use(brought.use ?? {})

    for (const [journey, play] of Object.entries(JOURNEYS)) {
      test(journey, async ({ page }) => {
        const reason = KNOWN[`${journey}, ${disturbance}`]
        test.skip(reason !== undefined, reason)
        await play(createVisit(page, brought))
        await expect(page.locator('html[data-hydrated]')).toBeAttached()
      })
    }
  })
}
