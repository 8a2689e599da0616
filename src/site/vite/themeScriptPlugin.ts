import type { Plugin } from 'vite'
import { importFromSite } from '../importFromSite.ts'

/** Adds the theme's head in development. In the build, prerender/pageTemplate.ts does. */
export function themeScript(): Plugin {
  return {
    name: 'theme-script',
    apply: 'serve',
    async transformIndexHtml(html) {
      const path = '/src/theme/themeHead.ts'
      const { themeHead } = await importFromSite<typeof import('../../theme/themeHead')>(path, {})
      return html.replace('</head>', () => `${themeHead()}\n</head>`)
    },
  }
}
