import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

/** `npm run soak`: one long visit. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.soak.ts',
  reporter: 'line',
  projects: [
    {
      name: 'soak',
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: {
          ...browserTests.use?.launchOptions,
          // The heap is to hold what the page keeps, not the machine code that grows with what was run often.
          args: [...(browserTests.use?.launchOptions?.args ?? []), '--js-flags=--jitless'],
        },
      },
    },
  ],
})
