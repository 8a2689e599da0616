import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyOfSite } from '../support/copyOfSite'
import { PAGE_ADDRESSES } from '../support/pageAddresses'
import { viteBuild } from '../support/runNode'
import { startVite, type ViteServer } from '../support/startVite'
import { writeInLanguage } from '../support/writeInLanguage'
import { PDF, PICTURE } from './fillForms'
import { expect, test } from './fixtures'
import { coveredFocus, holdScripts, openHydrated, waitUntilHydrated } from './page'

const PATHS = [...PAGE_ADDRESSES, '/jobs?page=2', '/jobs?search=000&location=usa&department=a', '/nowhere']

/** Runs in the page. Everything that is read, seen or heard, also by programs, and what is wider than the window. */
function foreignWords(word: string) {
  const texts = [document.title]
  for (const meta of document.querySelectorAll<HTMLMetaElement>(
    '[name=description], [property$=title], [property$=description], [property$=alt]',
  ))
    texts.push(meta.content)
  for (const data of document.querySelectorAll('[type="application/ld+json"]'))
    JSON.parse(data.textContent ?? '', (key, value) => {
      if (/[Nn]ame$|^(?:title|description|address(?:Locality|Region))$/.test(key)) texts.push(String(value))
      return value
    })
  for (const element of document.querySelectorAll('body, body :not(script, style)')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      texts.push(element.getAttribute(name) ?? '')
    for (const part of ['::before', '::after'])
      texts.push(getComputedStyle(element, part).content.replace('none', ''))
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === Node.TEXT_NODE) texts.push(nodeValue ?? '')
  }
  const kept = /<[^>]*>|\S*@\S*|\S*\.example\b|\.(?:pdf|docx?)\b/gi
  const found = texts.flatMap((text) => text.replace(kept, '').match(RegExp(word, 'gi')) ?? [])
  const { scrollWidth } = document.documentElement
  return [...new Set(found)].concat(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [])
}

const SIZES = [
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const

/** A page of the fixture has no letter, or no vowel, of English in these languages (writeInLanguage.ts). */
const FOREIGN = { ltr: String.raw`\w*[aeiou]\w*`, rtl: '[a-z]+' }
const FILE_NAME = `${'12@34_'.repeat(20)}.example`

test.use({ expectedComplaints: [/404|ERR_INTERNET_DISCONNECTED|could not be loaded/] })

for (const direction of ['ltr', 'rtl'] as const)
  test.describe(`a site in another language, ${direction}`, () => {
    let folder = ''
    let server: ViteServer | undefined

    test.beforeAll(async () => {
      test.setTimeout(300_000)
      folder = copyOfSite()
      await writeInLanguage(join(folder, 'src/content'), direction)
      await viteBuild(folder)
      server = await startVite(folder, 'preview')
    })
    test.afterAll(() => {
      server?.stop()
      rmSync(folder, { recursive: true })
    })

    const expectInLanguage = async (page: Page, where: string) =>
      expect(await page.evaluate(foreignWords, FOREIGN[direction]), where).toEqual([])
    const open = (page: Page, path: string) => openHydrated(page, `${server?.address}${path}`)
    async function refuseFile(page: Page): Promise<void> {
      await open(page, '/jobs/1')
      await page.locator('.apply button').click()
      await page.locator('[type=file]').setInputFiles({ ...PICTURE, name: FILE_NAME })
    }

    for (const width of [320, 390, 820, 1280])
      test(`has no word of code and fits a window of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        for (const path of PATHS) {
          await open(page, path)
          await expectInLanguage(page, path)
        }
        await open(page, '/jobs?search=000&location=usa')
        await expect(page).toHaveTitle(/^000、\S/)
        await refuseFile(page)
        await expect(page.locator('.notice')).toContainText(`「${FILE_NAME}」`)
        await expectInLanguage(page, 'a refused file')
        await page.locator('[type=file]').setInputFiles(PDF)
        for (const field of await page.locator('form :is(input:not([type=file]), textarea)').all())
          await field.fill('12@34.example')
        await page.locator('[type=submit]').click()
        await expect(page.locator('.status')).toBeVisible()
        await expect(page.locator('.notice')).toHaveCount(2)
        await expectInLanguage(page, 'a sent application')
        await open(page, '/')
        await page.context().setOffline(true)
        await page.locator('footer [href="/contact"]').click()
        await expect(page.locator('main a[href=""]')).toBeVisible()
        await expectInLanguage(page, 'a page that could not be loaded')
        await page.context().setOffline(false)
        if (width >= 768) return
        await open(page, '/')
        await page.locator('[aria-haspopup=dialog]').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectInLanguage(page, 'the menu')
      })

    for (const [width, height] of SIZES)
      test(`shows each focused control of many filters at ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        const release = await holdScripts(page)
        await page.goto(`${server?.address}/jobs?location=singapore&department=h`, { waitUntil: 'commit' })
        const ticked = page.locator('label:has([value=h]:checked)')
        await expect(ticked).toBeInViewport({ ratio: 1 })
        await release()
        await waitUntilHydrated(page)
        await page.locator('header a').first().click()
        await page.goBack()
        await expect(ticked).toBeInViewport({ ratio: 1 })
        await open(page, '/jobs')
        const card = page.locator('.cards > li:not([hidden])').first()
        expect((await card.boundingBox())?.y).toBeLessThanOrEqual(425)
        const places = () =>
          page.locator('.filters label, .cards').evaluateAll((parts) => {
            const boxes = parts.map((part) => part.getBoundingClientRect())
            return boxes.map(({ x, y }) => [Math.round(x), Math.round(y)])
          })
        const before = await places()
        const [letter = ''] = (await card.locator('h3').textContent()) ?? ''
        await page.locator('[type=search]').pressSequentially(letter)
        expect(await places()).toEqual(before)
        const covered: string[] = []
        for (let stop = 0; stop < 14 + 2 + 12; stop += 1) {
          await page.keyboard.press('Tab')
          covered.push(...(await page.evaluate(coveredFocus)))
        }
        expect(covered).toEqual([])
      })

    test('has no word of code in its feed', async ({ page }) => {
      const feed = await (await page.request.get(`${server?.address}/positions.atom`)).text()
      const texts = feed.match(/(?<=<(?:title|name|content)[^>]*>)[^<]+/g) ?? []
      const words = texts.join(' ').replaceAll(/&lt;.*?&gt;|&(?:amp;)?\w+;|\S*\.example\b/g, '')
      expect(words.match(RegExp(FOREIGN[direction], 'gi'))).toBeNull()
    })

    if (direction === 'rtl')
      test('is mirrored, but for phone numbers', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await open(page, '/contact')
        await expect(page.locator('[href^=tel] span')).toHaveCSS('direction', 'ltr')
        await page.locator('[aria-haspopup=dialog]').click()
        await expect(page.getByRole('dialog').locator('.MuiDrawer-paper, :scope')).toHaveCSS('left', '0px')
        await refuseFile(page)
        // The pointer stops the clock of the notice.
        const notice = page.locator('.notice')
        await notice.hover()
        const { y = 0 } = (await notice.boundingBox()) ?? {}
        await page.mouse.down()
        await page.mouse.move(20, y + 60, { steps: 3 })
        await page.mouse.up()
        await expect(notice).toHaveCount(0)
      })
  })
