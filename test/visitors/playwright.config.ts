import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

const use = { actionTimeout: 15_000, viewport: { width: 1280, height: 800 } }

// Compiled code would fill the heap for thousands of acts.
const launchOptions = { ...browserTests.use?.launchOptions, args: ['--js-flags=--jitless'] }

/** `npm run test:visitors` runs the project `table`, `npm run soak` the project `soak`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../.cache/playwright-visitors',
  projects: [
    { name: 'table', testMatch: 'table.visitors.ts', use },
    { name: 'soak', testMatch: 'soak.visitors.ts', use: { ...use, launchOptions } },
  ],
})
