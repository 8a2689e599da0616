import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { openHydrated } from './page'

/** The styles that remain visible where the system replaces the page's colors. */
const looks = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderTopWidth, borderTopStyle, textDecorationLine } =
      getComputedStyle(element)
    return { color, backgroundColor, borderTopWidth, borderTopStyle, textDecorationLine }
  })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('the current link and page stand out, and marks have the system’s colors', async ({ page }) => {
      await openHydrated(page, '/jobs?search=e&page=2')
      const main = page.getByRole('navigation', { name: 'Main' })
      const pages = page.getByRole('navigation', { name: 'Pages' })
      expect(await looks(main.getByRole('link', { name: 'Careers' }))).not.toEqual(
        await looks(main.getByRole('link', { name: 'Contact' })),
      )
      expect(await looks(pages.getByRole('link', { name: 'Page 2' }))).not.toEqual(
        await looks(pages.getByRole('link', { name: 'Page 1' })),
      )
      const [marks, system] = await page
        .locator('[data-job=description]:visible')
        .first()
        .evaluate((description) => {
          const systemMark = document.body.appendChild(document.createElement('mark'))
          const styles = [getComputedStyle(description, '::highlight(search)'), getComputedStyle(systemMark)]
          return styles.map(({ color, backgroundColor }) => ({ color, backgroundColor }))
        })
      expect(marks).toEqual(system)
    })

    test('the main buttons have a border', async ({ page }) => {
      await openHydrated(page, '/jobs/1')
      const bordered = { borderTopWidth: '2px', borderTopStyle: 'solid' }
      const button = (name: string) => page.getByRole('button', { name })
      expect(await looks(button('Apply Now'))).toMatchObject(bordered)
      await button('Apply Now').click()
      expect(await looks(button('Submit Application'))).toMatchObject(bordered)
      expect(await looks(button('Cancel'))).not.toMatchObject(bordered)
    })
  })

test.describe('printed from the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('a position is one page, black on white, without controls', async ({ page }) => {
    await openHydrated(page, '/jobs/1')
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText('December 31, 2027').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'View Open Positions' })).toBeHidden()
    await expect(page.getByRole('listitem').last()).toHaveCSS('break-inside', 'avoid')
    await expect(page.locator('.stones .capstone')).toHaveCSS('fill', 'rgb(11, 95, 72)')
    await page.goto('/contact')
    await expect(page.getByRole('form')).toBeHidden()
  })

  test('a list names what was asked for, and a long letter is whole', async ({ page }) => {
    await openHydrated(page, '/jobs?search=data&location=usa')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('searchbox')).toHaveValue('data')
    const locations = page.getByRole('group', { name: 'Filter by Location' })
    await expect(locations.getByText('USA')).toBeVisible()
    await expect(locations.getByText('Canada')).toBeHidden()
    // The border of light controls.
    await expect(locations.locator('label').first()).toHaveCSS('border-color', 'rgb(143, 144, 137)')
    await openHydrated(page, '/jobs')
    await expect(page.getByText('22 positions, page 1 of 2')).toBeVisible()
    const details = page.getByText('View Details').first()
    for (const part of [page.getByRole('searchbox'), locations, details]) await expect(part).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await openHydrated(page, '/contact')
    const letter = page.getByLabel('Your Message')
    await page.getByLabel('Your Name').fill('Ada')
    await letter.fill('Hello\n'.repeat(50))
    await page.emulateMedia({ media: 'print' })
    expect(await letter.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })
})
