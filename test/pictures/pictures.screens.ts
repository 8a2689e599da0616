import { test } from '@playwright/test'
import { openHydrated } from '../browser/page'
import { screenStates } from './screenStates'

const SIZES = [
  [1280, 800],
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

/** A picture of every state for each window size and color scheme. */
for (const [width, height] of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = `${width}x${height}-${colorScheme}`
    test.describe(look, () => {
      test.use({ viewport: { width, height }, colorScheme, hasTouch: width < 1280 })
      test.use({ contextOptions: { reducedMotion: 'reduce' } })

      for (const { name, path, arrange } of screenStates) {
        test(name, async ({ page }) => {
          await openHydrated(page, path)
          await arrange?.(page)
          await page.screenshot({ path: `.cache/screens/${name}-${look}.png` })
        })
      }
    })
  }
}
