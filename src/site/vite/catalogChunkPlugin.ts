import { join } from 'node:path'
import type { Plugin } from 'vite'
import { formatCalendarDate } from '../../domain/calendarDate.ts'
import { isWholeListInFile } from '../../domain/wholeList.ts'
import { CATALOG_MODULE } from '../budgets/firstLoad.ts'
import { readCatalog } from '../catalog.ts'
import { contentFolder } from '../contentInUse.ts'

/** Makes the positions a chunk that pages name in `data-catalog`: an edit renames no other script. */
export function catalogChunk(): Plugin {
  let folder = ''
  let base = ''
  let isBuild = false
  return {
    name: 'catalog-chunk',
    configResolved({ root, mode, command, base: siteBase }) {
      base = siteBase
      folder = join(root, contentFolder(mode))
      isBuild = command === 'build'
    },
    buildStart() {
      // `strict` keeps the exports, although no module imports them.
      if (isBuild)
        this.emitFile({ type: 'chunk', id: CATALOG_MODULE, name: 'catalog', preserveSignature: 'strict' })
    },
    resolveId: (id) => (id === CATALOG_MODULE ? id : null),
    load(id) {
      if (id !== CATALOG_MODULE) return null
      const jobs = readCatalog(folder)
      const dates = isWholeListInFile(jobs.length) ? [] : jobs.map(({ createdDate }) => createdDate)
      const dateTexts = Object.fromEntries(dates.map((date) => [date, formatCalendarDate(date)]))
      // Browsers parse JSON twice as fast as an object in a script.
      const json = JSON.stringify(JSON.stringify(jobs))
      return `export const catalog = JSON.parse(${json}), dateTexts = ${JSON.stringify(dateTexts)}`
    },
    transformIndexHtml(html) {
      return isBuild ? html : html.replace('<html', `<html data-catalog="${base}@id/${CATALOG_MODULE}"`)
    },
  }
}
