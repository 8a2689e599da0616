import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets `vite preview` answer what it does not know as a static host does: status 404, with `404.html` for a page
 * and without it for a missing asset, which must never be answered with the app's HTML.
 */
export function notFoundPreview(): Plugin {
  return {
    name: 'not-found-preview',
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir)
      return () => {
        middlewares.use(({ url = '/' }, response, next) => {
          const path = url.replace(/[?#].*/, '')
          if (path.endsWith('.html') && existsSync(join(dist, path))) return next()
          response.statusCode = 404
          if (/\.[^/]+$/.test(path)) {
            response.setHeader('Content-Type', 'text/plain')
            response.end('Not found')
          } else {
            response.setHeader('Content-Type', 'text/html')
            response.end(readFileSync(join(dist, '404.html')))
          }
        })
      }
    },
  }
}
