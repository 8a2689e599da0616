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
    const services = new Set<DriverService>()

    /** Each window has a driver of its own: one that has lost its browser and waits for it keeps nobody else waiting. */
    const openWindow = async (system: Scheme, waitsForLoad: boolean) => {
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
      services.add(service)
      const driver = await new Builder()
        .usingServer(await service.start(60_000))
        .withCapabilities({
          browserName: 'MiniBrowser',
          pageLoadStrategy: waitsForLoad ? 'normal' : 'none',
          'webkitgtk:browserOptions': {
            binary,
            args: ['--automation', ...(system === 'dark' ? ['--dark-mode'] : [])],
          },
        })
        .build()
      const close = async () => {
        await driver.quit()
        services.delete(service)
        await service.kill()
      }
      return { driver, close }
    }

    const first = await openWindow('light', true)
    const version = (await first.driver.getCapabilities()).getBrowserVersion()
    await first.close()
    return {
      name: `WebKitGTK ${version}`,
      close: async () => {
        await Promise.all([...services].map((service) => service.kill()))
        screen.stop()
        home.remove()
      },
      newTab: async (system, waitsForLoad) => {
        const { driver, close } = await openWindow(system, waitsForLoad)
        return createSeleniumTab(driver, close)
      },
    }
  },
}
