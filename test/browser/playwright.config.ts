import { defineConfig, devices } from '@playwright/test'
import '../support/buildConstants'
import { findBrowser } from './findBrowser'

const PORT = Number(process.env['PORT'] ?? 4173)
const executablePath = await findBrowser()
// Tests that import what they expect find the content of the site they look at: the workers inherit it.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --conditions=fixture`
// Chromium's sandbox does not start for root, as in most CI containers.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // For machines that are busy elsewhere; a test that passes needs a few seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath,
      args,
      // Playwright switches Chromium's limit on history writes and its page cache off; our visitors have both on.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection', '--disable-back-forward-cache'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: {
        ...devices['iPad (gen 7)'],
        defaultBrowserType: 'chromium',
        viewport: { width: 820, height: 1180 },
      },
    },
  ],
  webServer: {
    command: `npx vite preview --mode fixture --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env['CI'],
  },
})
