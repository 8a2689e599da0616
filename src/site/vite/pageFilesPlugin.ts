import type { Plugin } from 'vite'
import { isWholeListInFile } from '../../domain/wholeList.ts'
import { filesForHosts } from '../hosting/filesForHosts.ts'
import { importCatalog, importFromSite } from '../importFromSite.ts'
import { bundleEarlyScript } from '../prerender/bundleEarlyScript.ts'
import { CATALOG_MODULE, chunkFor, firstLoad, type Chunk } from '../prerender/firstLoad.ts'

/** A copy of `404.html` for the service worker (src/offline/sw.ts), which can't cache a response with status 404. */
const OFFLINE_FILE = 'offline.html'

/**
 * Writes a prerendered file for every address, and the files for machines (feed, sitemap, jobs.json) and for
 * hosts.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
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
        const { pages, files, notes } = builtSite(String(template.source), jobs, {
          chunksOf: (module) =>
            firstLoad(chunks, module)
              .filter(({ isEntry }) => !isEntry)
              .map(addressOf),
          catalog: addressOf(chunkFor(chunks, CATALOG_MODULE)),
          list: await bundleScript(isWholeListInFile(jobs.length) ? 'cardsInFile.ts' : 'cardsFromCatalog.ts'),
          form: await bundleScript('holdLinks.ts'),
        })
        for (const note of notes) config.logger.info(`\n${note}`)
        const written = new Map(pages.map(({ fileName, source }) => [fileName, source]))
        template.source = written.get(template.fileName) ?? ''
        const names = new Set([...Object.keys(bundle), ...written.keys()])
        const hostFiles = filesForHosts(config.base, [...names])
        written.set(OFFLINE_FILE, written.get('404.html') ?? '')
        for (const [file, source] of files) written.set(file.slice(1), source)
        for (const [fileName, source] of [...written, ...Object.entries(hostFiles)]) {
          if (fileName !== template.fileName) this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}
