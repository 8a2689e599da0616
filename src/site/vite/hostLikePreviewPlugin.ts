import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets `vite preview` answer as a static host does: with the headers that `_headers` has for every address, and for
 * what it does not know with status 404, with `404.html` for a page and without it for a missing asset, which must
 * never be answered with the app's HTML.
 */
export function hostLikePreview(): Plugin {
  return {
    name: 'host-like-preview',
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir)
      middlewares.use((_, response, next) => {
        // Read anew each time: the site may have been built anew.
        const [rule = ''] = readFileSync(join(dist, '_headers'), 'utf8').split('\n\n')
        for (const [, name = '', value = ''] of rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
          response.setHeader(name, value)
        }
        next()
      })
      // Behind everything that Vite answers itself.
      return () => {
        middlewares.use(({ url = '/' }, response, next) => {
          const path = url.replace(/[?#].*/, '')
          if (path.endsWith('.html') && existsSync(join(dist, path))) return next()
          const isAsset = /\.[^/]+$/.test(path)
          response.statusCode = 404
          response.setHeader('Content-Type', isAsset ? 'text/plain' : 'text/html')
          response.end(isAsset ? 'Not found' : readFileSync(join(dist, '404.html')))
        })
      }
    },
  }
}
