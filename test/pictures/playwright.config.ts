import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../.cache/playwright-pictures',
  testMatch: '*.screens.ts',
  projects: [{ name: 'screens' }],
})
