import { defineConfig } from '@playwright/test'
import browserConfig from '../browser/playwright.config'
import { choosePorts, portOf, SITES } from './sites'

await choosePorts()

/** What a host could break: the files' addresses, types and order of arrival, and what the policy refuses. */
const JOURNEYS = /(?:beforeScript|bookmarks|forms|history|policy|print|shell|theme)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright-hosting',
  globalSetup: './serveSites.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { ...browserConfig.use, baseURL: `http://localhost:${portOf(SITES.atRoot)}` },
  projects: [
    { name: 'hosts' },
    {
      name: 'journeys',
      testDir: '../browser',
      testMatch: JOURNEYS,
      // For a host that answers with its 404 file; this one leads to /jobs.
      grepInvert: /U31: \/JOBS/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
