import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

export default defineConfig({
  ...browserTests,
  testMatch: 'table.visitors.ts',
  outputDir: '../../.cache/playwright-visitors',
  projects: [{ use: { actionTimeout: 15_000 } }],
})
