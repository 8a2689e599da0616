import { openApplication, TYPED, typeApplication } from './fillForms'
import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 768, height: 400 },
  { width: 320, height: 256 },
]

/** What lies over the middle of the focused element, or over the top of its first line. */
const cover = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const { left, top, width, height } = focused.getBoundingClientRect()
  const places = [height / 2, Math.min(height / 2, 8)]
  const covers = places
    .map((below) => document.elementFromPoint(left + width / 2, top + below))
    .filter((hit) => !hit || !(focused.contains(hit) || hit.contains(focused)))
  return covers.map((hit) => `${focused.outerHTML.slice(0, 80)} under ${hit?.outerHTML.slice(0, 80)}`).join()
}

for (const size of SIZES) {
  const sizeName = `${size.width}x${size.height}`

  for (const label of Object.keys(TYPED)) {
    test(`at ${sizeName} the field ${label} that stops a submit is seen with its label`, async ({ page }) => {
      await page.setViewportSize(size)
      await openApplication(page)
      await typeApplication(page)
      await page.getByLabel(label).fill('')
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
      await page.getByRole('button', { name: 'Submit Application' }).click()

      await expect(page.getByLabel(label)).toBeFocused()
      await expect.poll(() => page.evaluate(cover)).toBe('')
      // In 256 px there is no room for six lines and their label.
      if (size.height < 300) return
      const isLabelSeen = await page.getByText(label, { exact: true }).evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return document.elementFromPoint(left + 4, top + height / 2) === element
      })
      expect(isLabelSeen).toBe(true)
    })
  }

  test(`at ${sizeName} nothing that Tab or Shift+Tab leads to is covered`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const open of [() => openApplication(page), () => openHydrated(page, '/jobs')]) {
      await open()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press(key)
          if (await page.evaluate(() => document.activeElement === document.body)) break
          await expect.poll(() => page.evaluate(cover)).toBe('')
        }
      }
    }
  })
}

test('in a low window nothing stands over the page but Scroll to top', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 400 })
  await openHydrated(page, '/jobs/1')
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeInViewport()
})
