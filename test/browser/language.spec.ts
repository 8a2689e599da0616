import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyOfSite } from '../support/copyOfSite'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { startVite, type ViteServer } from '../support/startVite'
import { viteBuild } from '../support/viteBuild'
import { writeInLanguage } from '../support/writeInLanguage'
import { PDF, PICTURE } from './fillForms'
import { expect, test } from './fixtures'
import { matchCount, openHydrated } from './openHydrated'

const PATHS = [...PAGE_ADDRESSES, '/jobs?page=2', '/jobs?search=000&location=usa', '/nowhere']

/** Runs in the page. Everything that is read, seen or heard, and what is wider than the window. */
function foreignWords(word: string) {
  const texts = [document.title, document.querySelector<HTMLMetaElement>('[name=description]')?.content ?? '']
  for (const element of document.querySelectorAll('body, body :not(script, style)')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'data-tip'])
      texts.push(element.getAttribute(name) ?? '')
    for (const part of ['::before', '::after'])
      texts.push(getComputedStyle(element, part).content.replace('none', ''))
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === Node.TEXT_NODE) texts.push((nodeValue ?? '').replace(/<[^>]*>/g, ' '))
  }
  const kept = /\S*@\S*|\S*\.example\b|\.(?:pdf|docx?)\b/gi
  const found = texts.flatMap((text) => text.replace(kept, '').match(RegExp(word, 'gi')) ?? [])
  const { scrollWidth } = document.documentElement
  return [...new Set(found)].concat(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [])
}

/** A page of the fixture has no letter, or no vowel, of English in these languages (writeInLanguage.ts). */
const FOREIGN = { ltr: String.raw`\w*[aeiou]\w*`, rtl: '[a-z]+' }

test.use({ expectedComplaints: [/404/] })

for (const direction of ['ltr', 'rtl'] as const)
  test.describe(`a site in another language, ${direction}`, () => {
    let folder = ''
    let server: ViteServer | undefined

    test.beforeAll(async () => {
      test.setTimeout(300_000)
      folder = copyOfSite()
      await writeInLanguage(join(folder, 'src/content'), direction)
      await viteBuild(folder)
      server = await startVite(folder, 'preview', '--port', '0')
    })
    test.afterAll(() => {
      server?.stop()
      rmSync(folder, { recursive: true })
    })

    const expectInLanguage = async (page: Page, where: string) =>
      expect(await page.evaluate(foreignWords, FOREIGN[direction]), where).toEqual([])
    const open = (page: Page, path: string) => openHydrated(page, `${server?.address}${path}`)

    for (const width of [320, 390, 820, 1280])
      test(`has no word of code and fits a window of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        for (const path of PATHS) {
          await open(page, path)
          await expectInLanguage(page, path)
        }
        await open(page, '/jobs/1')
        await page.locator('.apply button').click()
        await page.locator('[type=file]').setInputFiles({ ...PICTURE, name: '12@34.example' })
        await expect(page.locator('.notice')).toBeVisible()
        await expectInLanguage(page, 'a refused file')
        await page.locator('[type=file]').setInputFiles(PDF)
        for (const field of await page.locator('form :is(input:not([type=file]), textarea)').all())
          await field.fill('12@34.example')
        await page.locator('[type=submit]').click()
        await expect(page.locator('.status')).toBeVisible()
        await expect(page.locator('.notice')).toHaveCount(2)
        await expectInLanguage(page, 'a sent application')
        if (width >= 768) return
        await open(page, '/')
        await page.locator('[aria-haspopup=dialog]').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectInLanguage(page, 'the menu')
      })

    if (direction === 'ltr')
      test('counts in the forms of its language', async ({ page }) => {
        for (const [path, form] of [
          ['/jobs', /^22 .*²$/],
          ['/jobs?search=000', /^0 .*³$/],
        ] as const) {
          await open(page, path)
          await expect(matchCount(page)).toHaveText(form)
        }
      })
    else
      test('is mirrored, but for phone numbers', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await open(page, '/contact')
        await expect(page.locator('[href^=tel] span')).toHaveCSS('direction', 'ltr')
        await page.locator('[aria-haspopup=dialog]').click()
        await expect(page.getByRole('dialog').locator('.MuiDrawer-paper, :scope')).toHaveCSS('left', '0px')
      })
  })
