import type { PaletteOptions } from '@mui/material/styles'
import { darkPalette, lightPalette } from './palette'
import { COLOR_SCHEME_ATTRIBUTE, THEME_MODE_KEY } from './themeMode'

const groundOf = ({ background }: PaletteOptions) => background?.default ?? ''

const GROUNDS = { light: groundOf(lightPalette), dark: groundOf(darkPalette) }

/**
 * Runs before the first paint, so that no other theme flashes. The browser's bar (`theme-color`) follows the attribute, whoever sets it later.
 * Its text must depend on nothing but this room: a content security policy names it by its hash.
 */
const THEME_SCRIPT = `(() => {
  const root = document.documentElement
  const grounds = ${JSON.stringify(GROUNDS)}
  let mode
  try { mode = localStorage.getItem('${THEME_MODE_KEY}') } catch {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.setAttribute('${COLOR_SCHEME_ATTRIBUTE}', mode)
  const paintBar = () => {
    for (const bar of document.querySelectorAll('meta[name=theme-color]')) {
      bar.content = grounds[root.getAttribute('${COLOR_SCHEME_ATTRIBUTE}')]
    }
  }
  paintBar()
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['${COLOR_SCHEME_ATTRIBUTE}'] })
})();`

/** The ground before the app's own styles come; on paper it stays white. */
const THEME_STYLE = `@media screen {
  html { background: ${GROUNDS.light} }
  html[${COLOR_SCHEME_ATTRIBUTE}="dark"] { background: ${GROUNDS.dark}; color-scheme: dark }
}`

/**
 * What every page's head needs for its theme; `script` is run with it, before the first paint. Without script, the bar
 * follows the system.
 */
export function themeHead(script = ''): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${GROUNDS.light}" />
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${GROUNDS.dark}" />
<style>${THEME_STYLE}</style>
<script>${THEME_SCRIPT}${script}</script>`
}
