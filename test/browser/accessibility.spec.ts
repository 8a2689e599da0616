import { AxeBuilder } from '@axe-core/playwright'
import { getContrastRatio } from '@mui/material/styles'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated, setColorScheme } from './page'
import { screenStates } from './screenStates'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Legacy mode opens no second page for the report. `resultTypes` leaves out the details of what passes. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Each width has a layout of its own. Print has one, and from 768 px on there is no drawer. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = { 'detail-print': [1280], drawer: [390] }
const widthsOf = (name: string) => WIDTHS[name] ?? (name.startsWith('list-') ? [1280, 820, 390] : [1280, 390])

/**
 * Runs in the page. The focused element, the color of its ring or of the border of its field, and the color
 * around that, and the room for the ring above the edge of the window. The ring of a stone is around its label.
 */
const ringOfFocus = () => {
  const focused = document.activeElement
  const inside = Array.from(focused?.children ?? []).find(
    (element) => getComputedStyle(element).outlineStyle === 'solid',
  )
  const styles: CSSStyleDeclaration[] = []
  for (let node = inside ?? focused; node; node = node.parentElement) styles.push(getComputedStyle(node))
  const ring = styles.findIndex(({ outlineStyle }) => outlineStyle === 'solid')
  const field = focused?.parentElement?.querySelector('fieldset')
  const around = styles.slice(ring + 1).find(({ backgroundColor }) => !backgroundColor.startsWith('rgba('))
  const ground = around?.backgroundColor ?? 'rgb(255, 255, 255)'
  const color = styles[ring]?.outlineColor ?? (field ? getComputedStyle(field).borderColor : ground)
  const { bottom = 0 } = focused?.getBoundingClientRect() ?? {}
  return { element: focused?.outerHTML.slice(0, 99) ?? '', color, ground, room: innerHeight - bottom }
}

test.describe('axe finds nothing in either theme at any width, and every stop of Tab has a visible ring', () => {
  test.use({ expectedComplaints: [/status of 404|INTERNET_DISCONNECTED/] })

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
      await page.emulateMedia({ media: 'screen' })
      for (const colorScheme of ['dark', 'light'] as const) {
        await setColorScheme(page, colorScheme)
        for (let stop = 0; stop < 50; stop += 1) {
          await page.keyboard.press('Tab')
          const { element, color, ground, room } = await page.evaluate(ringOfFocus)
          if (element.startsWith('<body')) break
          expect(getContrastRatio(color, ground), element).toBeGreaterThanOrEqual(3)
          expect(room, element).toBeGreaterThan(4)
        }
      }
    })
  }
})

// axe does not check the look of a choice, nor a text of one character.
test('the chosen theme stands out, and the current page number on hover and focus, too', async ({ page }) => {
  await openHydrated(page, '/jobs?page=2')
  const chosen = page.getByRole('group', { name: 'Theme' }).getByRole('button', { pressed: true })
  const number = page.getByRole('link', { name: 'Page 2' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await setColorScheme(page, colorScheme)
    const shadow = await chosen.evaluate((button) => getComputedStyle(button).boxShadow)
    const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(getContrastRatio(/rgb[^)]*\)/.exec(shadow)?.[0] ?? '', ground)).toBeGreaterThanOrEqual(3)
    for (const act of [() => number.blur(), () => number.hover(), () => number.focus()]) {
      await act()
      const { color, backgroundColor } = await number.evaluate((link) => getComputedStyle(link))
      expect(getContrastRatio(color, backgroundColor)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
