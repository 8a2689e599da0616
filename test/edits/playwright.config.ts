import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

/** Visits the site that is built in the folder `BUILT_SITE`, whatever its content. */
export default defineConfig({
  ...browserTests,
  testMatch: '*.journeys.ts',
  outputDir: '../../.cache/playwright-edits',
  projects: [{ name: 'desktop' }, { name: 'phone', use: { viewport: { width: 360, height: 740 } } }],
})
