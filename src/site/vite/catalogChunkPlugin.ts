import type { Plugin } from 'vite'
import { contentFolder } from '../contentInUse.ts'

/** Makes the positions a chunk that only the pages name, in `data-catalog`, so an edited position renames no other script. */
export function catalogChunk(): Plugin {
  let file = ''
  let isBuild = false
  return {
    name: 'catalog-chunk',
    configResolved({ mode, command }) {
      file = `/${contentFolder(mode)}/catalog.ts`
      isBuild = command === 'build'
    },
    buildStart() {
      // `strict` keeps the exports, although no module imports them.
      if (isBuild) this.emitFile({ type: 'chunk', id: file, name: 'catalog', preserveSignature: 'strict' })
    },
    transformIndexHtml(html) {
      return isBuild ? html : html.replace('id="root"', `id="root" data-catalog="${file}"`)
    },
  }
}
