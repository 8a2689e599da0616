import { test } from '@playwright/test'
import { buildSecondSite } from './secondSite'

test('the second site is built', async () => {
  // On a busy machine, too.
  test.setTimeout(300_000)
  await buildSecondSite()
})
