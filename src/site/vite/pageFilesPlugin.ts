import type { Plugin } from 'vite'
import { isWholeListInFile } from '../../domain/wholeList.ts'
import { filesForHosts } from '../hosting/filesForHosts.ts'
import { contentFolder, importCatalog, importFromSite } from '../importFromSite.ts'
import { bundleEarlyScript } from '../prerender/bundleEarlyScript.ts'
import { CATALOG_MODULE, chunkFor, firstLoad, type Chunk } from '../prerender/firstLoad.ts'

/**
 * Writes a prerendered file for every address, and the files for machines and for hosts. The positions are a
 * chunk that pages name in `data-catalog`: an edit renames no other script.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
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
      const path = '/src/domain/calendarDate.ts'
      const site = await importFromSite<typeof import('../../domain/calendarDate')>(path, config)
      const dates = isWholeListInFile(jobs.length) ? [] : jobs.map(({ createdDate }) => createdDate)
      const dateTexts = Object.fromEntries(dates.map((date) => [date, site.formatCalendarDate(date)]))
      // Browsers parse JSON twice as fast as an object in a script.
      const json = JSON.stringify(JSON.stringify(jobs))
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
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { config } = this.environment
        const template = bundle['index.html']
        if (template?.type !== 'asset') this.error('index.html is not in the build.')
        const path = '/src/site/prerender/builtSite.ts'
        const { builtSite } = await importFromSite<typeof import('../prerender/builtSite')>(path, config)
        const jobs = await importCatalog(config)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const addressOf = ({ fileName }: Chunk) => `${config.base}${fileName}`
        const bundleScript = (file: string) => bundleEarlyScript(`src/hydration/${file}`, config)
        const { files, notes } = builtSite(String(template.source), jobs, {
          chunksOf: (module) => firstLoad(chunks, module).map(addressOf),
          catalog: addressOf(chunkFor(chunks, CATALOG_MODULE)),
          list: await bundleScript(isWholeListInFile(jobs.length) ? 'cardsInFile.ts' : 'cardsFromCatalog.ts'),
          form: await bundleScript('holdLinks.ts'),
        })
        for (const note of notes) config.logger.info(`\n${note}`)
        const hostFiles = filesForHosts(config.base, [...Object.keys(bundle), ...files.keys()])
        delete bundle['index.html']
        for (const [fileName, source] of [...files, ...Object.entries(hostFiles)])
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
