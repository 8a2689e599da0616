import { Builder } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import type { EngineKind, Scheme } from './engine'
import { findInLibraries, findProgram } from './findProgram'
import { createSeleniumTab } from './seleniumTab'
import { createTemporaryHome } from './temporaryHome'
import { startXServer } from './xServer'

/** Safari's engine as GTK has it, over WebDriver. */
export const webkitEngine: EngineKind = {
  name: 'WebKitGTK',
  howToInstall: 'Debian: apt-get install -y webkit2gtk-driver xvfb',

  async start() {
    const webDriver = findProgram('WebKitWebDriver')
    const binary = findInLibraries('webkit2gtk-4.1/MiniBrowser')
    const xvfb = findProgram('Xvfb')
    if (!webDriver || !binary || !xvfb) return undefined
    const home = createTemporaryHome()
    const screen = await startXServer(xvfb)
    const { XDG_CONFIG_HOME: _, ...environment } = process.env
    const service = new DriverService.Builder(webDriver)
      .setLoopback(true)
      .setEnvironment({
        ...environment,
        DISPLAY: screen.display,
        GDK_BACKEND: 'x11',
        HOME: home.path,
        // Containers have no room for its sandbox, and it opens no site but ours.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // An unseen screen has no graphics card whose buffers it could share.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      })
      .build()
    const address = await service.start(60_000)

    const openBrowser = (system: Scheme) =>
      new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary,
            args: ['--automation', ...(system === 'dark' ? ['--dark-mode'] : [])],
          },
        })
        .build()

    const first = await openBrowser('light')
    const version = (await first.getCapabilities()).getBrowserVersion()
    await first.quit()
    return {
      name: `WebKitGTK ${version}`,
      close: async () => {
        await service.kill()
        screen.stop()
        home.remove()
      },
      newTab: async (system) => createSeleniumTab(await openBrowser(system)),
    }
  },
}
