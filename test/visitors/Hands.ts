import { expect, type Locator, type Page } from '@playwright/test'
import { compose } from '../browser/compose'
import { hiddenFocus } from './checks'

export type HandKind = 'mouse' | 'keyboard' | 'finger' | 'input method' | 'autofill'

const MAX_TABS = 120

/** How a visitor presses and types. Elements are found by attributes, because the texts may be translated. */
export class Hands {
  kind: HandKind = 'mouse'
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  private async tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
      // A notice may cover it until it closes.
      await expect.poll(() => this.page.evaluate(hiddenFocus, true), 'each stop of the focus').toBeNull()
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`)
  }

  async press(selector: string): Promise<void> {
    const target = this.page.locator(selector).first()
    if (this.kind === 'keyboard') {
      await this.tabTo(target)
      await this.page.keyboard.press(selector.includes('checkbox') ? 'Space' : 'Enter')
    } else if (this.kind === 'finger') {
      await target.tap()
    } else {
      // A notice under the mouse would stay, and might cover the target.
      await this.page.mouse.move(0, 0)
      await target.click()
    }
  }

  /** Goes on where the field has the start of the text already, and replaces the rest. */
  async type(selector: string, text: string): Promise<void> {
    const field = this.page.locator(selector).first()
    if (this.kind === 'autofill') {
      await field.evaluate((element, value) => {
        const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Reflect.set(prototype, 'value', value, element)
        for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }))
      }, text)
      return
    }
    if (this.kind === 'keyboard') await this.tabTo(field)
    else await field.click()
    const value = await field.inputValue()
    const isStart = value !== '' && text.startsWith(value)
    await this.page.keyboard.press(isStart ? 'ControlOrMeta+End' : 'ControlOrMeta+A')
    const rest = isStart ? text.slice(value.length) : text
    if (rest === '') await this.page.keyboard.press('Delete')
    else if (this.kind === 'input method')
      await compose(this.page, ...Array.from(rest, (_, index) => rest.slice(0, index + 1)))
    else await this.page.keyboard.type(rest)
  }
}
