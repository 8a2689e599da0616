import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LICENSE = 'node_modules/@fontsource-variable/familjen-grotesk/LICENSE'

/** The typeface's licence (OFL) asks to go with it wherever it goes; the libraries' are `build.license`'s affair. */
export function fontLicense(): Plugin {
  let root = ''
  return {
    name: 'font-license',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'licenses/familjen-grotesk.txt',
        source: readFileSync(join(root, LICENSE), 'utf8'),
      })
    },
  }
}
