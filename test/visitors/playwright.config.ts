import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

/** `npm run test:visitors`: every journey under every disturbance. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.visitors.ts',
  outputDir: '../../node_modules/.cache/playwright-visitors',
  reporter: [['line'], ['./tableReporter.ts']],
  projects: [{ name: 'visitors', use: { viewport: { width: 1280, height: 800 } } }],
})
