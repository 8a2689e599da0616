import type { Plugin } from 'vite'
import { catalogChunk } from '../budgets/firstLoad.ts'

const CATALOG = '#content/catalog'

/**
 * Makes the positions a script of their own that the pages name, by an import map, and no other script does: an
 * edited position changes the name of that script alone, and all others stay in the visitors' caches.
 */
export function catalogChunkByName(): Plugin {
  let base = '/'
  return {
    name: 'catalog-chunk',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    buildStart() {
      // Vite drops the exports of what nothing imports by its file.
      this.emitFile({ type: 'chunk', id: CATALOG, name: 'catalog', preserveSignature: 'strict' })
    },
    resolveId(source, importer) {
      return source === CATALOG && importer?.endsWith('/src/main.ts') ? { id: CATALOG, external: true } : null
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const imports = { [CATALOG]: `${base}${catalogChunk(chunks).fileName}` }
        // Ahead of whatever could import it.
        return html.replace(
          '<script',
          () => `<script type="importmap">${JSON.stringify({ imports })}</script><script`,
        )
      },
    },
  }
}
