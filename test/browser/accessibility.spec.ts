import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures'
import { waitUntilHydrated, openHydrated } from './openHydrated'
import { screenStates } from '../pictures/screenStates'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const SCREENS = [
  { name: '1280x800', width: 1280, height: 800 },
  { name: '820x1180', width: 820, height: 1180 },
  { name: '390x844', width: 390, height: 844 },
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, width, height } of SCREENS) {
    test(`axe finds nothing in ${colorScheme} at ${name}`, async ({ browser, baseURL }) => {
      test.setTimeout(120_000)
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        colorScheme,
        viewport: { width, height },
        hasTouch: width < 1280,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      for (const { name: state, path, arrange } of screenStates) {
        await page.goto(path)
        await waitUntilHydrated(page)
        await arrange?.(page)
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          state,
        ).toEqual([])
        await page.emulateMedia({ media: null })
      }
      await context.close()
    })
  }

  test(`the number of the shown page keeps its look, pointed at or focused, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openHydrated(page, '/jobs?page=2')
    const number = page.getByRole('link', { name: 'Page 2' })
    // axe judges no text of one character.
    const look = () =>
      number.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      })
    const atRest = await look()
    await number.hover()
    expect(await look(), 'pointed at').toEqual(atRest)
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: 'Previous' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(number).toBeFocused()
    expect(await look(), 'focused').toEqual(atRest)
  })
}
