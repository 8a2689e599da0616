import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

const PORT = Number(process.env['PORT'] ?? 4174)

/** Visits the built site in the folder `EDITED_SITE`, whatever its content. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.journeys.ts',
  outputDir: '../../node_modules/.cache/playwright-edits',
  use: { ...browserTests.use, baseURL: `http://localhost:${PORT}` },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 } } },
  ],
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    cwd: process.env['EDITED_SITE'] ?? '../..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
