import { defineConfig } from '@playwright/test'
import type { Fixtures } from './visitor'

/** Playwright is only the runner: the Firefox and the WebKit that it drives are its own. */
export default defineConfig<Fixtures>({
  outputDir: '../../.cache/playwright-engines',
  globalSetup: '../support/serveSite.ts',
  workers: 3,
  timeout: 180_000,
  expect: { toPass: { timeout: 60_000, intervals: [100] } },
  reporter: [['list']],
  projects: (['Chromium', 'Firefox', 'WebKitGTK'] as const).map((engine) => ({
    name: engine,
    use: { engine },
  })),
})
