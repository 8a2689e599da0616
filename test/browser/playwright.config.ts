import { defineConfig, devices } from '@playwright/test'
import '../support/buildConstants'
import { findBrowser } from './findBrowser'

const PORT = Number(process.env['PORT'] ?? 4173)
const executablePath = await findBrowser()
// Tests import the content that the site was built with. The workers inherit this.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --conditions=fixture`
// Chromium's sandbox does not start for root, as in most CI containers.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // For busy machines. A test takes a few seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A worker would answer the requests that tests route, hold and count. serviceWorker.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args,
      // Playwright disables Chromium's limit on history writes and its back/forward cache. Visitors have both.
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
