import type { Plugin } from 'vite'
import { isWholeListInFile } from '../../domain/wholeList.ts'
import { filesForHosts } from '../hosting/filesForHosts.ts'
import { importCatalog, importFromSite } from '../importFromSite.ts'
import { bundleEarlyScript } from '../prerender/bundleEarlyScript.ts'
import { CATALOG_MODULE, chunkFor, firstLoad, type Chunk } from '../prerender/firstLoad.ts'

/** Writes a prerendered file for every address, and the files for machines and for hosts. */
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
        const { files, notes } = await builtSite(String(template.source), jobs, {
          chunksOf: (module) => firstLoad(chunks, module).map(addressOf),
          catalog: addressOf(chunkFor(chunks, CATALOG_MODULE)),
          head: await bundleScript('inlineInHead.ts'),
          list: await bundleScript(isWholeListInFile(jobs.length) ? 'cardsInFile.ts' : 'cardsFromCatalog.ts'),
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
