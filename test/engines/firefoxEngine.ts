import { launch, type Browser } from 'puppeteer-core'
import { CannotBeDriven, type EngineKind, type Scheme } from './engine'
import { findProgram } from './findProgram'
import { createPuppeteerTab } from './puppeteerTab'
import { createTemporaryHome } from './temporaryHome'

interface Connection {
  readonly send: (method: string, parameters: object) => Promise<{ readonly result: unknown }>
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function'
}

/**
 * Runs script in Firefox's own window, where its settings are: WebDriver BiDi has no words yet for the
 * system's colours and for paper. Puppeteer has the connection but does not declare it.
 */
async function runInBrowserWindow(browser: Browser, expression: string): Promise<void> {
  const connection: unknown = Reflect.get(browser, 'connection')
  if (!isConnection(connection)) throw new CannotBeDriven('this puppeteer does not lend its connection')
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  const [, context] = /"context":"([^"]+)"/.exec(JSON.stringify(result)) ?? []
  await connection.send('script.evaluate', { expression, target: { context }, awaitPromise: true })
}

/** Firefox's engine, over WebDriver BiDi. */
export const firefoxEngine: EngineKind = {
  name: 'Firefox',
  howToInstall: 'Debian: apt-get install -y firefox-esr',

  async start() {
    const executablePath = findProgram('firefox-esr', 'firefox')
    if (executablePath === undefined) return undefined
    const home = createTemporaryHome()
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      args: ['--remote-allow-system-access'],
      // Driven, Firefox switches its limit on history writes off where the setting has its own value, 200.
      extraPrefsFirefox: { 'dom.navigation.navigationRateLimit.count': 199 },
      // It does not start for root in a home that is another's.
      env: { ...process.env, HOME: home.path },
    })
    const systemBecomes = (scheme: Scheme) =>
      runInBrowserWindow(
        browser,
        `Services.prefs.setIntPref('ui.systemUsesDarkTheme', ${scheme === 'dark' ? 1 : 0})`,
      )
    const styleForPrint = () =>
      runInBrowserWindow(
        browser,
        `for (const tab of gBrowser.browsers) tab.browsingContext.mediumOverride = 'print'`,
      )
    return {
      name: (await browser.version()).replace('firefox/', 'Firefox '),
      close: async () => {
        await browser.close()
        home.remove()
      },
      newTab: async (system) => {
        await systemBecomes(system)
        const context = await browser.createBrowserContext()
        return createPuppeteerTab(await context.newPage(), { systemBecomes, styleForPrint })
      },
    }
  },
}
