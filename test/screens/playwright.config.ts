import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

/** `npm run screens`: pictures to look at, no tests. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.screens.ts',
  projects: [{ name: 'screens' }],
})
