import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Lets `vite preview` send the headers that `_headers` has for every address, so that its policy holds there too. */
export function hostHeadersPreview(): Plugin {
  return {
    name: 'host-headers-preview',
    configurePreviewServer({ config, middlewares }) {
      const file = resolve(config.root, config.build.outDir, '_headers')
      middlewares.use((_, response, next) => {
        // Read anew each time: the site may have been built anew.
        const [rule = ''] = readFileSync(file, 'utf8').split('\n\n')
        for (const [, name = '', value = ''] of rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
          response.setHeader(name, value)
        }
        next()
      })
    },
  }
}
