import { By, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver'
import { CannotBeDriven, type Key, type Tab } from './engine'

const KEYS: Readonly<Record<Key, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Backspace: SeleniumKey.BACK_SPACE,
  Escape: SeleniumKey.ESCAPE,
  Home: SeleniumKey.HOME,
  End: SeleniumKey.END,
  Space: SeleniumKey.SPACE,
  t: 't',
}

/** A page that selenium drives, over classic WebDriver as WebKitGTK speaks it. */
export function createSeleniumTab(driver: WebDriver, close: Tab['close']): Tab {
  const evaluate = async (expression: string) => String(await driver.executeScript(`return ${expression}`))

  /** The window has bars of its own above the page. */
  async function resize(width: number, height: number): Promise<void> {
    const window = await driver.manage().window().getRect()
    const [innerWidth = 0, innerHeight = 0] = (await evaluate('`${innerWidth} ${innerHeight}`'))
      .split(' ')
      .map(Number)
    if (innerWidth === width && innerHeight === height) return
    await driver
      .manage()
      .window()
      .setRect({
        x: 0,
        y: 0,
        width: window.width + width - innerWidth,
        height: window.height + height - innerHeight,
      })
  }

  return {
    open: (href) => driver.get(href),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    evaluate,
    clickAt: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key, held) => {
      const keys = driver.actions()
      const pressed = held
        ? keys.keyDown(SeleniumKey.ALT).sendKeys(KEYS[key]).keyUp(SeleniumKey.ALT)
        : keys.sendKeys(KEYS[key])
      return pressed.perform()
    },
    chooseFile: (path) => driver.findElement(By.css('input[type=file]')).sendKeys(path),
    resize,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    swipe: () => Promise.reject(new CannotBeDriven('WebKitWebDriver turns a finger into a mouse')),
    systemBecomes: () =>
      Promise.reject(new CannotBeDriven('GTK is told its colours when the browser starts')),
    styleForPrint: () => Promise.reject(new CannotBeDriven('WebKitWebDriver does not know the command')),
    print: () => Promise.reject(new CannotBeDriven('WebKitWebDriver does not know the command')),
    complaints: () => [],
    close,
  }
}
