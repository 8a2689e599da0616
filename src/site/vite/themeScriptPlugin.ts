import { runnerImport, type Plugin } from 'vite'

/** In development the theme's colours and the script that picks among them; what is built has them by prerender/pageTemplate. */
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
