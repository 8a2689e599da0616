import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures'
import { becomeAlive } from './openAlive'
import { screenStates } from '../screens/screenStates'

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
        await becomeAlive(page)
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
}
