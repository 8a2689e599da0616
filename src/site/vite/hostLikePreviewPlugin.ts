import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The headers of a path, from the text of a `_headers` file. */
export function headersOf(path: string, rules: string): [name: string, value: string][] {
  return rules.split('\n\n').flatMap((rule) => {
    const [pattern = '', ...lines] = rule.split('\n')
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    const headers = matches ? lines.join('\n').matchAll(/([\w-]+): (.*)/g) : []
    return Array.from(headers, ([, name = '', value = '']) => [name, value])
  })
}

/** Makes `vite preview` a static host: `_headers`, `404.html`, and no page for a missing asset. */
export function hostLikePreview(): Plugin {
  return {
    name: 'host-like-preview',
    configurePreviewServer({ config, middlewares }) {
      // Each request reads the file, because the site may have been built again.
      const dist = resolve(config.root, config.build.outDir)
      const read = (name: string) => readFileSync(join(dist, name), 'utf8')
      middlewares.use(({ url = '/' }, response, next) => {
        for (const [name, value] of headersOf(url.replace(/[?#].*/, ''), read('_headers'))) {
          response.setHeader(name, value)
        }
        next()
      })
      // After everything that Vite answers itself.
      return () => {
        middlewares.use(({ url = '/', originalUrl = '/' }, response, next) => {
          // Vite has appended `.html` to the path of a page, and serves it next.
          const file = url.replace(/[?#].*/, '')
          if (file.endsWith('.html') && existsSync(join(dist, file))) return next()
          const isAsset = /\.(?!html$)[^/.]+$/.test(originalUrl.replace(/[?#].*/, ''))
          response.statusCode = 404
          response.setHeader('Content-Type', isAsset ? 'text/plain' : 'text/html')
          response.end(isAsset ? 'Not found' : read('404.html'))
        })
      }
    },
  }
}
