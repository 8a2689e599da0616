import { join } from 'node:path'
import type { Plugin } from 'vite'
import { CATALOG_MODULE } from '../budgets/firstLoad.ts'
import { readCatalog } from '../catalog.ts'
import { contentFolder } from '../contentInUse.ts'

/** Makes the positions a chunk that only the pages name, in `data-catalog`, so an edited position renames no other script. */
export function catalogChunk(): Plugin {
  let folder = ''
  let isBuild = false
  return {
    name: 'catalog-chunk',
    configResolved({ root, mode, command }) {
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
      return id === CATALOG_MODULE ? `export const catalog = ${JSON.stringify(readCatalog(folder))}` : null
    },
    transformIndexHtml(html) {
      return isBuild ? html : html.replace('id="root"', `id="root" data-catalog="/@id/${CATALOG_MODULE}"`)
    },
  }
}
