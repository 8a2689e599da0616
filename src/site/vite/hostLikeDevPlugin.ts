import type { Plugin } from 'vite'
import { importFromSite } from '../importFromSite.ts'
import { developmentPolicy } from '../security/securityPolicy.ts'

/**
 * Makes `npm run dev` answer as a host does: with jobs.json, with status 404 for a missing asset, and with the security
 * policy as far as hot reload allows.
 */
export function hostLikeDev(): Plugin {
  return {
    name: 'host-like-dev',
    apply: (_, { command, isPreview }) => command === 'serve' && isPreview !== true,
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader('Content-Security-Policy', developmentPolicy())
        if (request.url?.replace(/[?#].*/, '') !== `${config.base}jobs.json`) return next()
        // For each request, because positions may have been edited.
        importFromSite<typeof import('../seo/builtJobsJson')>('/src/site/seo/builtJobsJson.ts', config).then(
          ({ builtJobsJson }) => {
            response.setHeader('Content-Type', 'application/json')
            response.end(builtJobsJson())
          },
          next,
        )
      })
      // After Vite's own answers, and before the page that it sends for everything else.
      return () => {
        middlewares.use(({ originalUrl = '/' }, response, next) => {
          const path = originalUrl.replace(/[?#].*/, '')
          if (path.endsWith('.html') || !/\.[^/]+$/.test(path)) return next()
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/plain')
          response.end('Not found')
        })
      }
    },
  }
}
