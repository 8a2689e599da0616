import { fileURLToPath } from 'node:url'
import { preview, type PreviewServer } from 'vite'
import { viteBuild } from '../support/viteBuild'
import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { openHydrated, waitUntilHydrated } from './openHydrated'

const root = fileURLToPath(new URL('../..', import.meta.url))
const OPTIONS = {
  base: '/site/',
  mode: 'fixture',
  build: { outDir: 'node_modules/.cache/site-at-base' },
  logLevel: 'error',
} as const

test.describe.configure({ mode: 'serial' })

let server: PreviewServer | undefined
let origin = ''

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const { base, mode, build } = OPTIONS
  await viteBuild(root, '--base', base, '--mode', mode, '--outDir', build.outDir)
  server = await preview({ ...OPTIONS, root, preview: { port: 4187 } })
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})

test.afterAll(async () => {
  await server?.close()
})

test('U31: a site built for a base path behaves the same below it', async ({ page }) => {
  await openHydrated(page, `${origin}/site/jobs?location=INDIA&search=data`)
  await expect(page).toHaveURL(`${origin}/site/jobs?search=data&location=india`)
  await expect(page.getByRole('status')).toHaveText('2 positions')
  await page.getByRole('link', { name: 'View Details' }).first().click()
  await expect(page).toHaveURL(/\/site\/jobs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Management Consultant' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Open Positions' }).click()
  await expect(page).toHaveURL(`${origin}/site/jobs?search=data&location=india`)
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' })
  await expect(careers).toHaveAttribute('aria-current', 'page')
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(`${origin}/site/about`)
  await expect(careers).not.toHaveAttribute('aria-current')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('data')
})

test('below a base path too the list answers before the app, which goes on from there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`${origin}/site/jobs?search=e`, { waitUntil: 'domcontentloaded' })
  const secondPage = page.getByRole('link', { name: 'Page 2' })
  await expect(secondPage).toHaveAttribute('href', '/site/jobs?search=e&page=2')
  await page.getByRole('searchbox').fill('zzz')
  await page.getByRole('checkbox', { name: 'India' }).check()
  await expect(page.getByRole('status')).toHaveText('0 positions')
  await expect(page.getByRole('link', { name: 'All in India' })).toHaveAttribute(
    'href',
    '/site/jobs?location=india',
  )
  await page.getByRole('searchbox').fill('data')
  await expect(page.getByRole('status')).toHaveText('2 positions')
  release()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL(`${origin}/site/jobs?search=data&location=india`)
  await expect(page.getByRole('status')).toHaveText('2 positions')
})
