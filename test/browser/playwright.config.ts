import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './findBrowser'

const PORT = Number(process.env['PORT'] ?? 4173)
const executablePath = await findBrowser()
// Chromium's sandbox does not start for root, as in most CI containers.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // Enough for a machine that has other work too.
  timeout: 60_000,
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
    command: `npx vite preview --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env['CI'],
  },
})
