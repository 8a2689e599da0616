import { runnerImport, type Plugin } from 'vite'

/** Puts the theme's colours and the script that picks among them into each page's head, ahead of the first paint. */
export function themeScript(): Plugin {
  return {
    name: 'theme-script',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<typeof import('../../theme/themeHead')>('/src/theme/themeHead.ts')
      return html.replace('</head>', () => `${module.themeHead()}\n</head>`)
    },
  }
}
