import type { Plugin } from 'vite'
import { importFromSite } from '../importFromSite.ts'
import { developmentPolicy } from '../security/securityPolicy.ts'

/**
 * Lets `npm run dev` answer as the host does: with jobs.json, with 404 for a missing asset (never with the app's
 * HTML), and under the security policy as far as hot reload allows.
 */
export function hostLikeDev(): Plugin {
  return {
    name: 'host-like-dev',
    apply: (_, { command, isPreview }) => command === 'serve' && isPreview !== true,
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader('Content-Security-Policy', developmentPolicy())
        if (request.url?.replace(/[?#].*/, '') !== `${config.base}jobs.json`) return next()
        // Read anew each time: positions may have been edited.
        importFromSite<typeof import('../seo/builtJobsJson')>('/src/site/seo/builtJobsJson.ts', config).then(
          ({ builtJobsJson }) => {
            response.setHeader('Content-Type', 'application/json')
            response.end(builtJobsJson())
          },
          next,
        )
      })
      // Behind everything that Vite answers itself, ahead of the page that it gives for what is left.
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
