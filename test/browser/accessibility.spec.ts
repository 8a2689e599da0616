import { AxeBuilder } from '@axe-core/playwright'
import { screenStates } from '../pictures/screenStates'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, states] of [
  [1280, screenStates],
  [820, screenStates.filter(({ path }) => path.startsWith('/jobs?'))],
  [390, screenStates],
] as const) {
  test.describe(`axe finds nothing at ${width} px in either theme`, () => {
    test.use({
      viewport: { width, height: 844 },
      hasTouch: width < 1280,
      expectedComplaints: [/status of 404/],
    })

    for (const { name, path, arrange } of states) {
      test(name, async ({ page }) => {
        await openHydrated(page, path)
        await arrange?.(page)
        const inLight = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        await page.emulateMedia({ colorScheme: 'dark' })
        const inDark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
        const violations = [...inLight.violations, ...inDark.violations]
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  // axe does not check a text of one character.
  test(`the current page number keeps its colors on hover and focus, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openHydrated(page, '/jobs?page=2')
    const number = page.getByRole('link', { name: 'Page 2' })
    const colors = () =>
      number.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      })
    const initial = await colors()
    await number.hover()
    expect(await colors()).toEqual(initial)
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: 'Page 1' }).focus()
    await page.keyboard.press('Tab')
    await expect(number).toBeFocused()
    expect(await colors()).toEqual(initial)
  })
}
