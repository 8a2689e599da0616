/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadAllPages, loadedPage } from '../../src/navigation/pageModules'
import { declaredPages } from '../../src/site/declaredPages'
import { sitePages } from '../../src/site/prerender/sitePages'
import { PAGE_NAMES, PAGES } from '../../src/navigation/pages'

const SRC = join(__dirname, '../../src')

beforeAll(loadAllPages)

it('declares a page for each folder of screens, under its name', () => {
  const folders = readdirSync(join(SRC, 'pages'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(PAGE_NAMES.toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

it('gives each page a path and a title of its own', () => {
  const paths = PAGE_NAMES.map((name) => PAGES[name].path)
  expect(new Set(paths).size).toBe(PAGE_NAMES.length)
  expect(PAGE_NAMES.filter((name) => PAGES[name].title.trim() === '')).toEqual([])
})

it('loads the component that stands in the page’s folder', () => {
  const components = declaredPages.filter(({ module }) => module !== null)
  expect(components.map(({ module }) => module?.match(/(\w+)\.tsx$/)?.[1])).toEqual(
    components.map(({ name }) => loadedPage(name)?.name),
  )
})

it('prerenders every page with what it shows, head and heading', () => {
  const template = '<html><head><title></title></head><body><div id="root"></div></body></html>'
  const pages = sitePages(template, {
    origin: 'https://larkfield.example',
    policy: 'first',
    today: '2026-12-01',
  })
  for (const { file } of declaredPages) {
    const page = pages.find(
      ({ fileName }) =>
        fileName === file || (file.includes('*') && fileName.startsWith(file.replace(/\*.*/, ''))),
    )
    expect(page?.source).toMatch(
      /<title>[^<]+<\/title>.*<meta name="description" content="[^"]{20,}">.*<h1[ >]/s,
    )
    expect(page?.source).not.toContain('has not arrived')
  }
})
