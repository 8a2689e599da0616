import type { Plugin } from 'vite'
import { bundleEarlyScript, withEarlyScript } from '../prerender/bundleEarlyScript.ts'
import { catalogChunk, scriptsOfPage } from '../budgets/firstLoad.ts'
import { withoutUnreadVariables } from '../prerender/withoutUnreadVariables.ts'
import { importFromSite } from '../importFromSite.ts'
import { withPolicyMeta } from '../security/securityPolicy.ts'

/** A copy of `404.html` for the service worker (src/sw.ts), which can't cache a response with status 404. */
const OFFLINE_FILE = 'offline.html'

/** Writes a prerendered file for every address, and the files for machines (feed, sitemap, jobs.json). */
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
        const { pages, files, leftOut } = builtSite(String(template.source), process.env['SITE_ORIGIN'])
        if (leftOut !== null) config.logger.info(`\n${leftOut}`)
        for (const [file, source] of files) this.emitFile({ type: 'asset', fileName: file.slice(1), source })
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const earlyScript = await bundleEarlyScript(config.define ?? {})
        for (const { fileName, source: html, module } of pages) {
          const page = fileName === 'jobs.html' ? withEarlyScript(html, earlyScript) : html
          const scripts = scriptsOfPage(chunks, module).map((chunk) => config.base + chunk.fileName)
          const dataScripts = scripts.length === 0 ? '' : ` data-scripts="${scripts.join(' ')}"`
          const dataCatalog = ` data-catalog="${config.base}${catalogChunk(chunks).fileName}"`
          const source = withPolicyMeta(
            // src/main.ts reads the attributes.
            withoutUnreadVariables(page).replace(
              '<div id="root"',
              (start) => start + dataScripts + dataCatalog,
            ),
          )
          if (fileName === 'index.html') template.source = source
          else this.emitFile({ type: 'asset', fileName, source })
          if (fileName === '404.html') this.emitFile({ type: 'asset', fileName: OFFLINE_FILE, source })
        }
      },
    },
  }
}
