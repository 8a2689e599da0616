import { defineConfig } from '@playwright/test'
import browserConfig from '../browser/playwright.config'
import { choosePorts, portOf, SITES } from './sites'

await choosePorts()

/** What a host could break: the files' addresses, types and order of arrival, and what the policy refuses. */
const JOURNEYS = /(?:beforeScript|bookmarks|forms|history|notices|policy|print|shell|theme)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright-hosting',
  globalSetup: './serveSites.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: { ...browserConfig.use, baseURL: `http://127.0.0.1:${portOf(SITES.atRoot)}` },
  projects: [
    { name: 'hosts' },
    {
      name: 'journeys',
      testDir: '../browser',
      testMatch: JOURNEYS,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
