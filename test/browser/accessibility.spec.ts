import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screenStates } from '../pictures/screenStates'
import { expect, test } from './fixtures'
import { openHydrated, setColorScheme } from './openHydrated'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** In one pass, without a page of its own for the report, and without a report of what is right. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Each width has a layout of its own. Print has one, and from 768 px on there is no drawer. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = { 'detail-print': [1280], drawer: [390] }
const widthsOf = (name: string) => WIDTHS[name] ?? (name.startsWith('list-') ? [1280, 820, 390] : [1280, 390])

test.describe('axe finds nothing in either theme at any width', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  for (const { name, path, arrange } of screenStates) {
    test(name, async ({ page }) => {
      const [first = 0, ...others] = widthsOf(name)
      await page.setViewportSize({ width: first, height: 844 })
      await openHydrated(page, path)
      await arrange?.(page)
      for (const width of [first, ...others]) {
        await page.setViewportSize({ width, height: 844 })
        await setColorScheme(page, 'light')
        const inLight = await axe(page).withTags(TAGS).analyze()
        await setColorScheme(page, 'dark')
        const inDark = await axe(page).withRules(['color-contrast']).analyze()
        const violations = [...inLight.violations, ...inDark.violations]
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      }
    })
  }
})

// axe does not check a text of one character.
test('the current page number keeps its colors on hover and focus', async ({ page }) => {
  await openHydrated(page, '/jobs?page=2')
  const number = page.getByRole('link', { name: 'Page 2' })
  const colors = () =>
    number.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await setColorScheme(page, colorScheme)
    const initial = await colors()
    await number.hover()
    expect(await colors()).toEqual(initial)
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: 'Page 1' }).focus()
    await page.keyboard.press('Tab')
    await expect(number).toBeFocused()
    expect(await colors()).toEqual(initial)
    await number.blur()
  }
})
