import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

/** `npm run soak`: one long visit. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.soak.ts',
  reporter: 'line',
  projects: [{ name: 'soak', use: { viewport: { width: 1280, height: 800 } } }],
})
