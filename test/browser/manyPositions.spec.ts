import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { WHOLE_LIST_LIMIT } from '../../src/domain/wholeList'
import { copyOfSite } from '../support/copyOfSite'
import { viteBuild } from '../support/viteBuild'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { look } from './listLook'
import { openHydrated, waitUntilHydrated } from './openHydrated'

/*
 * A site with more positions than its list's file holds: the fixture's 22, and lighthouse keepers until there is one
 * too many.
 */
const FIXTURE = 'test/fixture/content'
const KEEPERS = WHOLE_LIST_LIMIT + 1 - 22

function contentWithKeepers(): Record<string, string> {
  const files = readdirSync(FIXTURE).map((file): [string, string] => [
    file,
    readFileSync(join(FIXTURE, file), 'utf8').replaceAll('../../../src/', '../'),
  ])
  const content = Object.fromEntries(files)
  const catalog = content['catalog.ts'] ?? ''
  return {
    ...content,
    'catalog.ts': catalog.replace(
      '...jobsIndia]',
      `...jobsIndia, ...Array.from({ length: ${KEEPERS} }, (_, index) => ({ ...jobsIndia[0], id: String(100 + index), title: \`Lighthouse Keeper \${index + 1}\`, description: 'Trim the lamp' }))]`,
    ),
  }
}

test.describe.configure({ mode: 'serial' })

let folder = ''
let server: PreviewServer | undefined
let origin = ''

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = copyOfSite(contentWithKeepers())
  // What is built there is built of what stands there.
  await viteBuild(folder)
  server = await preview({ root: folder, logLevel: 'error', preview: { port: 0 } })
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})

test.afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true })
})

test('the list’s file holds the first page alone', async ({ request }) => {
  const html = await (await request.get(`${origin}/jobs`)).text()
  expect(html.match(/<li class="card"/g)).toHaveLength(12)
  expect(html).not.toContain('Lighthouse Keeper 1</h3>')
})

test('a bookmark waits for the app, and shows its own cards in the first frame that has any', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const lookOn = () => {
      requestAnimationFrame(lookOn)
      const titles = [...document.querySelectorAll('main .card h3')].filter((title) =>
        title.checkVisibility({ visibilityProperty: true }),
      )
      if (titles.length > 0) seen.add(titles.map(({ textContent }) => textContent).join(', '))
      document.documentElement.dataset['seen'] = [...seen].join('; ')
    }
    requestAnimationFrame(lookOn)
  })
  const release = await holdScripts(page)
  await page.goto(`${origin}/jobs?search=keeper+2&location=india`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('searchbox')).toHaveValue('keeper 2')
  await expect(page.getByRole('checkbox', { name: 'India' })).toBeChecked()
  expect(await look(page)).toMatchObject({ cards: [], count: [], pages: [], hasAlert: false })
  await expect(page.locator('html')).toHaveAttribute('data-seen', '')
  release()
  await waitUntilHydrated(page)
  await expect(page.getByRole('status')).toHaveText('9 positions')
  const keepers = [2, 20, 21, 22, 23, 24, 25, 26, 27].map((keeper) => `Lighthouse Keeper ${keeper}`)
  await expect(page.locator('html')).toHaveAttribute('data-seen', keepers.join(', '))

  await page.getByRole('searchbox').press('End')
  await page.keyboard.type('6')
  await expect(page.getByRole('status')).toHaveText('1 position')
  await expect(page).toHaveURL(`${origin}/jobs?search=keeper+26&location=india`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('status')).toHaveText(`${WHOLE_LIST_LIMIT + 1} positions`)
})

test('what is typed and ticked while the bookmark waits counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`${origin}/jobs?location=india`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox').fill('keeper 1')
  await page.getByRole('checkbox', { name: 'USA' }).check()
  release()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL(`${origin}/jobs?search=keeper+1&location=usa&location=india`)
  await expect(page.getByRole('status')).toHaveText('11 positions')
})

test('the plain list pages through all of them', async ({ page }) => {
  await openHydrated(page, `${origin}/jobs`)
  await page.getByRole('link', { name: 'Page 5' }).click()
  await expect(page.getByRole('status')).toHaveText(`${WHOLE_LIST_LIMIT + 1} positions, page 5 of 5`)
  expect((await look(page))?.cards).toEqual([48])
})
