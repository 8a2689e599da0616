import { expect, test } from './fixtures'
import { openHydrated } from './openHydrated'

test.describe('on paper, from the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('a position is one clean page: black on white, without what can only be pressed', async ({ page }) => {
    await openHydrated(page, '/jobs/1')
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText('December 31, 2027')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
})
