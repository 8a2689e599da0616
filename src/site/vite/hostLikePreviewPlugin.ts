import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { SECURITY_HEADERS } from '../security/securityPolicy.ts'

/** Makes `vite preview` a static host: security headers, and `404.html` for what is missing. */
export function hostLikePreview(): Plugin {
  return {
    name: 'host-like-preview',
    config: () => ({ preview: { headers: { ...SECURITY_HEADERS } } }),
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir)
      // After everything that Vite answers itself.
      return () => {
        middlewares.use(({ url = '/' }, response, next) => {
          // Vite has appended `.html` to the path of a page, and serves it next.
          const file = url.replace(/[?#].*/, '')
          if (file.endsWith('.html') && existsSync(join(dist, file))) return next()
          response.writeHead(404, { ...SECURITY_HEADERS, 'Content-Type': 'text/html' })
          // Each request reads it, because the site may have been built again.
          response.end(readFileSync(join(dist, '404.html')))
        })
      }
    },
  }
}
