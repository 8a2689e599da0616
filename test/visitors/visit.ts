import { expect, test, type Locator, type Page } from '@playwright/test'
import { catalog } from '#content/catalog'
import { compose } from '../browser/compose'
import { TRANSLATED } from '../browser/otherPrograms'
import { holdScripts } from '../browser/holdScripts'
import { waitUntilHydrated } from '../browser/openHydrated'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { NOTHING, plainCards, plainMatches } from '../support/plainRules'
import { coveredFocus, crampedTargets, openedFiles, sidewaysScroll } from './checks'
import type { Disturbance } from './disturbances'

export type Visit = ReturnType<typeof createVisit>

const DOUBLE_TAP_MS = 500

/** One person's visit under one disturbance; whatever is typed has to stay, after every step. */
export function createVisit(page: Page, disturbance: Disturbance) {
  const { before, after, hands, lateByMs, otherWords } = disturbance
  const typed = new Map<string, string>()
  let letHydrate: (() => Promise<void>) | undefined
  let pressedAt = 0

  async function tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 120; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
      expect(await page.evaluate(coveredFocus, true), 'each stop of the focus').toBeNull()
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`)
  }

  /** A hand moves on to the next control in half a second; sooner, at the same place, it would be a double tap. */
  async function moveOn(): Promise<void> {
    await expect.poll(Date.now, { intervals: [50] }).toBeGreaterThan(pressedAt + DOUBLE_TAP_MS)
  }

  async function press(selector: string): Promise<void> {
    await moveOn()
    await pressAtOnce(selector)
    pressedAt = Date.now()
  }

  async function pressAtOnce(selector: string): Promise<void> {
    const target = page.locator(selector).first()
    if (hands === 'keyboard') {
      await tabTo(target)
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    } else if (hands === 'double taps') {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      if (!box) throw new Error(`${selector} has no place.`)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.touchscreen.tap(x, y)
      // A second tap of the same finger, on whatever has come under it; a box would be ticked and unticked.
      const isBox = await target.evaluateAll(([found]) => found?.getAttribute('type') === 'checkbox')
      if (!isBox) await page.touchscreen.tap(x, y)
    } else {
      await target.click()
    }
  }

  async function type(selector: string, text: string): Promise<void> {
    const field = page.locator(selector)
    typed.set(selector, text)
    if (hands === 'autofill') {
      await field.evaluate((element, value) => {
        const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
        Reflect.set(prototype, 'value', value, element)
        for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }))
      }, text)
      return
    }
    if (hands === 'keyboard') await tabTo(field)
    else await field.click()
    if (hands === 'input method')
      await compose(page, ...Array.from(text, (_, index) => text.slice(0, index + 1)))
    else await field.pressSequentially(text)
  }

  /** What is typed belongs to a field that has gone with a submit or another page. */
  const forget = () => typed.clear()

  async function expectCards(query: JobsQuery): Promise<void> {
    const titles = plainCards(query).map((position) => catalog[position]?.title)
    const headings = page.locator('main .card h3:visible')
    await expect(headings).toHaveCount(titles.length)
    await expect(page.locator('main output').first()).toHaveText(
      new RegExp(`^\\W*${plainMatches(query).length}\\b`),
    )
    if (otherWords) return
    const shown = (await headings.allInnerTexts()).map((text) =>
      text.replaceAll(TRANSLATED, '').replace(/\s+/g, ' '),
    )
    expect(shown).toEqual(titles)
  }

  return {
    page,
    press,
    type,
    forget,

    /** The page is there; with a late script, not hydrated yet. */
    open: async (address: string): Promise<void> => {
      if (!before && lateByMs === undefined) {
        await page.goto(address)
        await waitUntilHydrated(page)
        await after?.(page)
        return
      }
      const release = await holdScripts(page)
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      await before?.(page)
      letHydrate = async () => {
        letHydrate = undefined
        if (lateByMs !== undefined) await page.waitForTimeout(lateByMs)
        release()
        await waitUntilHydrated(page)
        await after?.(page)
      }
      if (lateByMs === undefined) await letHydrate()
    },

    /** Where the next step needs the script. */
    hydrated: async (): Promise<void> => {
      await letHydrate?.()
    },

    /** One act, and all that must hold after it. `query` is what the list must show by now. */
    step: async (name: string, act: () => Promise<unknown>, query?: Partial<JobsQuery>): Promise<void> => {
      await test.step(name, async () => {
        await act()
        if (letHydrate) return
        if (query) await expectCards({ ...NOTHING, ...query })
        for (const [selector, text] of typed) await expect(page.locator(selector)).toHaveValue(text)
        expect(await page.evaluate(sidewaysScroll)).toBeNull()
        await expect.poll(() => page.evaluate(coveredFocus, false)).toBeNull()
        expect(await page.evaluate(openedFiles)).toBeNull()
        if (hands === 'double taps') expect(await page.evaluate(crampedTargets)).toBeNull()
      })
    },
  }
}
