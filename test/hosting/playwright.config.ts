import { defineConfig } from '@playwright/test'
import browserConfig from '../browser/playwright.config'
import { NGINX_COMMAND, SITE_AT_ROOT, writeNginxConfig } from './nginxServer'

const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined
if (!isWorker) writeNginxConfig()

export default defineConfig({
  ...browserConfig,
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright-hosting',
  use: { ...browserConfig.use, serviceWorkers: 'allow' },
  projects: [{ name: 'hosts' }],
  webServer: {
    command: NGINX_COMMAND,
    url: `http://localhost:${SITE_AT_ROOT.port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
