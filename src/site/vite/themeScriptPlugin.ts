import { runnerImport, type Plugin } from 'vite'

/** Adds the theme's head in development. In the build, prerender/pageTemplate.ts does. */
export function themeScript(): Plugin {
  return {
    name: 'theme-script',
    apply: 'serve',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<typeof import('../../theme/themeHead')>('/src/theme/themeHead.ts')
      return html.replace('</head>', () => `${module.themeHead()}\n</head>`)
    },
  }
}
