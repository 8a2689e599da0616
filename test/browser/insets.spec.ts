import { openApplication } from './fillForms'
import { expect, test } from './fixtures'
import { openHydrated } from './page'

/** Window and insets of a phone with a camera in its screen: upright, and held sideways in either hand. */
const PHONES = [
  [390, 844, { top: 47, bottom: 34 }],
  [844, 390, { left: 47, right: 47, bottom: 21 }],
  [932, 430, { left: 59, right: 59, bottom: 21 }],
] as const

/** Runs in the page. Names what is read or pressed outside of the insets, at the top and at the end of the page. */
function outside({ top = 0, right = 0, bottom = 0, left = 0 }) {
  const found: string[] = []
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
  for (const y of [0, document.documentElement.scrollHeight]) {
    scrollTo({ top: y, behavior: 'instant' })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.nodeValue?.trim()) continue
      const range = new Range()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const isEnd = y > 0 || isFixed(parent)
      const isBelow =
        isEnd && box.top < innerHeight && box.bottom > innerHeight - bottom && box.bottom < innerHeight + 40
      if (
        box.width > 1 &&
        parent.matches(':not(style, script)') &&
        // A large letter begins inside its box.
        (box.left < left - 4 ||
          box.right > innerWidth - right ||
          (y === 0 && box.top > -20 && box.top < top) ||
          isBelow)
      )
        found.push(`${node.nodeValue} ${Math.round(box.left)} ${Math.round(box.bottom)}`)
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways')
  return found
}

for (const [width, height, insets] of PHONES)
  test(`on a phone of ${width}x${height} nothing is below camera or home indicator`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    const expectInside = async (where: string) =>
      expect(await page.evaluate(outside, insets), where).toEqual([])
    for (const path of ['/', '/jobs', '/jobs/1', '/about', '/contact']) {
      await openHydrated(page, path)
      await expectInside(path)
    }
    await openApplication(page)
    await expectInside('the form')
    if (width >= 768) return
    await page.keyboard.press('Escape')
    await openHydrated(page, '/about')
    await page.getByRole('button', { name: 'Toggle Menu' }).click()
    // When it has slid in.
    await page.getByRole('dialog').click({ trial: true })
    await expectInside('the menu')
  })
