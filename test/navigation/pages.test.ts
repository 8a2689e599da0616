/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadAllPages, loadedPage } from '../../src/navigation/pageModules'
import { PAGE_NAMES, PAGES } from '../../src/navigation/pages'
import { declaredPages } from '../../src/site/declaredPages'
import { sitePages } from '../../src/site/prerender/sitePages'

beforeAll(loadAllPages)

it('declares one page for each folder of src/pages, each at its own path', () => {
  const entries = readdirSync(join(__dirname, '../../src/pages'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(PAGE_NAMES.toSorted()).toEqual(folders.toSorted())
  expect(new Set(PAGE_NAMES.map((name) => PAGES[name].path)).size).toBe(PAGE_NAMES.length)
})

it('loads the component that is named after the folder of the page', () => {
  const pages = declaredPages.filter(({ module }) => module !== null)
  expect(pages.map(({ name }) => loadedPage(name)?.name)).toEqual(
    pages.map(({ module }) => module?.match(/(\w+)\.tsx$/)?.[1]),
  )
})

it('prerenders every page with title, description and heading', () => {
  const template = '<html><head><title></title></head><body><div id="root"></div></body></html>'
  const site = { origin: 'https://larkfield.example', policy: 'first', today: '2026-12-01' } as const
  const files = sitePages(template, site)
  for (const { file } of declaredPages) {
    const page = files.find(({ fileName }) =>
      file.includes('*') ? fileName.startsWith(file.replace(/\*.*/, '')) : fileName === file,
    )
    expect(page?.source).toMatch(
      /<title>[^<]+<\/title>.*<meta name="description" content="[^"]{20,}">.*<h1[ >]/s,
    )
  }
})
