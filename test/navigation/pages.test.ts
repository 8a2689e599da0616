/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadAllPages, loadedPage } from '../../src/navigation/pageModules'
import { PAGE_NAMES, PAGES } from '../../src/navigation/pages'
import { declaredPages } from '../../src/site/declaredPages'

beforeAll(loadAllPages)

it('declares one page for each folder of src/pages, each at its own path', () => {
  const entries = readdirSync(join(__dirname, '../../src/pages'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  // The not-found page is part of the app.
  expect(PAGE_NAMES.filter((name) => PAGES[name].load).toSorted()).toEqual(folders.toSorted())
  expect(new Set(PAGE_NAMES.map((name) => PAGES[name].path)).size).toBe(PAGE_NAMES.length)
})

it('loads the component that is named after the folder of the page', () => {
  const pages = declaredPages.filter(({ module }) => module !== null)
  expect(pages.map(({ name }) => loadedPage(name)?.name)).toEqual(
    pages.map(({ module }) => module?.match(/(\w+)\.tsx$/)?.[1]),
  )
})
