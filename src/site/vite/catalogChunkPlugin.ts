import type { Plugin } from 'vite'
import { isWholeListInFile } from '../../domain/wholeList.ts'
import { contentFolder, importCatalog, importFromSite } from '../importFromSite.ts'
import { CATALOG_MODULE } from '../prerender/firstLoad.ts'

/** Makes the positions a chunk that pages name in `data-catalog`: an edit renames no other script. */
export function catalogChunk(): Plugin {
  return {
    name: 'catalog-chunk',
    buildStart() {
      // `strict` keeps the exports, although no module imports them.
      if (this.environment.config.command === 'build')
        this.emitFile({ type: 'chunk', id: CATALOG_MODULE, name: 'catalog', preserveSignature: 'strict' })
    },
    resolveId: (id) => (id === CATALOG_MODULE ? id : null),
    async load(id) {
      if (id !== CATALOG_MODULE) return null
      const { config } = this.environment
      const jobs = await importCatalog(config)
      const { formatCalendarDate } = await importFromSite<typeof import('../../domain/calendarDate')>(
        '/src/domain/calendarDate.ts',
        config,
      )
      const dates = isWholeListInFile(jobs.length) ? [] : jobs.map(({ createdDate }) => createdDate)
      const dateTexts = Object.fromEntries(dates.map((date) => [date, formatCalendarDate(date)]))
      // The app reads the texts that are made of these facts.
      const inApp = jobs.map(({ places: _places, pay: _pay, country: _country, ...job }) => job)
      // Browsers parse JSON twice as fast as an object in a script.
      const json = JSON.stringify(JSON.stringify(inApp))
      return `export const catalog = JSON.parse(${json}), dateTexts = ${JSON.stringify(dateTexts)}`
    },
    // A built page has them from site/prerender/pageTemplate.ts.
    async transformIndexHtml(html, { server }) {
      if (!server) return html
      const { config } = server
      const path = `/${contentFolder(config.mode)}/language.ts`
      const { language } = await importFromSite<typeof import('../../content/language')>(path, config)
      const attributes = `data-catalog="${config.base}@id/${CATALOG_MODULE}" lang="${language.code}" dir="${language.direction}"`
      return html.replace('<html lang="en"', `<html ${attributes}`)
    },
  }
}
