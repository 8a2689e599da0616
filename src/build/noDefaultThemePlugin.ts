import type { Plugin } from 'vite'

/**
 * Spares the visitor MUI's own theme, which it makes at every start for components outside a theme: the site has none
 * (app/App), and a slow phone took 15 ms for it.
 */
export function noDefaultTheme(): Plugin {
  return {
    name: 'no-default-theme',
    apply: 'build',
    transform: {
      filter: { id: /@mui\/material\/styles\/defaultTheme\.m?js$/ },
      handler: () => 'export default {}',
    },
  }
}
