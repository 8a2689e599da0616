import { launch } from 'puppeteer-core'
import { findBrowser } from '../browser/findBrowser'
import type { EngineKind, Scheme } from './engine'
import { createPuppeteerTab } from './puppeteerTab'

/** Chrome's and Edge's engine, over the Chrome DevTools Protocol. */
export const chromiumEngine: EngineKind = {
  name: 'Chromium',
  howToInstall: 'Debian: apt-get install -y chromium',

  async start() {
    const executablePath = await findBrowser().catch(() => undefined)
    if (executablePath === undefined) return undefined
    const browser = await launch({
      executablePath,
      // Its sandbox does not start for root, as in most CI containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // Puppeteer switches the limit on history writes and the page cache off; our visitors have both on.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection', '--disable-back-forward-cache'],
    })
    return {
      name: (await browser.version()).replace('Chrome/', 'Chromium '),
      close: () => browser.close(),
      newTab: async (system) => {
        const context = await browser.createBrowserContext()
        const page = await context.newPage()
        const systemBecomes = (value: Scheme) =>
          page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])
        await systemBecomes(system)
        return createPuppeteerTab(page, {
          systemBecomes,
          styleForPrint: () => page.emulateMediaType('print'),
        })
      },
    }
  },
}
