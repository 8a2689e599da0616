import { defineConfig } from '@playwright/test'
import browserConfig from '../browser/playwright.config'

export default defineConfig({
  ...browserConfig,
  outputDir: '../../.cache/playwright-hosting',
  globalSetup: './serveByNginx.ts',
  use: { ...browserConfig.use, serviceWorkers: 'allow' },
  projects: [{ name: 'hosts' }],
})
