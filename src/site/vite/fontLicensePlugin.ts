import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LICENSE = 'node_modules/@fontsource-variable/familjen-grotesk/LICENSE'

/** Adds the license of the typeface, as the license (OFL) requires. `build.license` adds those of the libraries. */
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
