import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LICENSE = 'node_modules/@fontsource-variable/familjen-grotesk/LICENSE'

/** The typeface's licence (OFL) asks to go with it wherever it goes; the libraries' are `build.license`'s affair. */
export function fontLicense(): Plugin {
  return {
    name: 'font-license',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'licenses/familjen-grotesk.txt',
        source: readFileSync(join(this.environment.config.root, LICENSE), 'utf8'),
      })
    },
  }
}
