import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

/** Everything that can tell one control from another where the system's colours stand in for the page's. */
function looks(control: Locator) {
  return control.evaluate((element) => {
    const { color, backgroundColor, borderTopWidth, borderTopStyle, textDecorationLine } =
      getComputedStyle(element)
    return { color, backgroundColor, borderTopWidth, borderTopStyle, textDecorationLine }
  })
}

const HIGH_CONTRAST = 7

/** Of what is marked in a text to its ground (WCAG). */
function contrastOfMarks(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element, '::highlight(search)')
    const [light, dark] = [color, backgroundColor]
      .map((value) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
        if (alpha < 1) return Number.NaN
        const linear = [red, green, blue].map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
      })
      .toSorted((a, b) => b - a)
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('what a search marks can be read', async ({ page }) => {
      await openHydrated(page, '/jobs?search=data')
      expect(await contrastOfMarks(page.locator('.description:visible').first())).toBeGreaterThanOrEqual(
        HIGH_CONTRAST,
      )
    })

    test('the current link and the current page are told from the others', async ({ page }) => {
      await openHydrated(page, '/jobs?page=2')
      const main = page.getByRole('navigation', { name: 'Main' })
      expect(await looks(main.getByRole('link', { name: 'Careers' }))).not.toEqual(
        await looks(main.getByRole('link', { name: 'Contact' })),
      )
      const pages = page.getByRole('navigation', { name: 'Pages' })
      expect(await looks(pages.getByRole('link', { name: 'Page 2' }))).not.toEqual(
        await looks(pages.getByRole('link', { name: 'Page 1' })),
      )
    })

    test('what there is to do has a border: Apply Now, Submit, Scroll to top', async ({ page }) => {
      await openHydrated(page, '/jobs/1')
      const bordered = { borderTopWidth: '2px', borderTopStyle: 'solid' }
      const button = (name: string) => page.getByRole('button', { name })
      expect(await looks(button('Apply Now'))).toMatchObject(bordered)
      await button('Apply Now').click()
      expect(await looks(button('Submit Application'))).toMatchObject(bordered)
      expect(await looks(button('Cancel'))).not.toMatchObject(bordered)
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
      expect(await looks(button('Scroll to top'))).toMatchObject(bordered)
    })
  })
}
