import type { Plugin } from 'vite'
import { scriptsOfPage } from './firstLoad.ts'
import { pageModuleOf } from './pageModuleOf.ts'

/** Names in each page's file the scripts of that page, so that src/main.ts has them fetched along with the app, not after it. */
export function pageScripts(): Plugin {
  let base = '/'
  return {
    name: 'page-scripts',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle)
        const chunks = files.filter((file) => file.type === 'chunk')
        for (const file of files) {
          if (file.type !== 'asset') continue
          const scripts = scriptsOfPage(chunks, pageModuleOf(file.fileName))
          if (scripts.length === 0) continue
          const addresses = scripts.map(({ fileName }) => `${base}${fileName}`).join(' ')
          file.source = String(file.source).replace(
            '<div id="root"',
            () => `<div id="root" data-scripts="${addresses}"`,
          )
        }
      },
    },
  }
}
