import { defineConfig } from '@playwright/test'
import '../support/buildConstants'
import type { SiteOptions } from './fixtures'

export const SECOND_SITE = '.cache/browser-second'

// Tests import the content that the site was built with. The workers inherit this.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --conditions=fixture`

export default defineConfig<SiteOptions>({
  outputDir: '../../.cache/playwright-browser',
  // Sets `SITE_URL` and `BROWSER_PATH` before the workers read this file.
  globalSetup: '../support/serveSite.ts',
  fullyParallel: true,
  workers: 2,
  // For busy machines. A test takes a few seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: process.env['SITE_URL'] ?? '',
    viewport: { width: 1280, height: 800 },
    // A worker would answer the requests that tests route, hold and count. serviceWorker.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['BROWSER_PATH'] ?? '',
      // Playwright disables Chromium's limit on history writes and its back/forward cache. Visitors have both.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection', '--disable-back-forward-cache'],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: 'receiver.spec.ts' },
    { name: 'build the second site', testMatch: 'secondSite.setup.ts' },
    {
      name: 'second site',
      dependencies: ['build the second site'],
      testMatch: /(?:addresses|earlyPaint|focus|forms|history|receiver|search|serviceWorker)\.spec\.ts/,
      use: { secondSite: SECOND_SITE },
    },
  ],
})
