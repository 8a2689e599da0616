import type { PaletteOptions } from '@mui/material/styles'
import { darkPalette, lightPalette } from './palette'
import { COLOR_SCHEME_ATTRIBUTE, THEME_MODE_KEY } from './colorScheme'

const backgroundOf = ({ background }: PaletteOptions) => background?.default ?? ''

const BACKGROUNDS = { light: backgroundOf(lightPalette), dark: backgroundOf(darkPalette) }

/** Runs before the first paint, so that no wrong color scheme flashes. The browser's bar (`theme-color`) follows the attribute. */
const THEME_SCRIPT = `(() => {
  const root = document.documentElement
  const backgrounds = ${JSON.stringify(BACKGROUNDS)}
  let mode
  try { mode = localStorage.getItem('${THEME_MODE_KEY}') } catch {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.setAttribute('${COLOR_SCHEME_ATTRIBUTE}', mode)
  const paintBar = () => {
    for (const bar of document.querySelectorAll('meta[name=theme-color]')) {
      bar.content = backgrounds[root.getAttribute('${COLOR_SCHEME_ATTRIBUTE}')]
    }
  }
  paintBar()
  new MutationObserver(paintBar).observe(root, { attributeFilter: ['${COLOR_SCHEME_ATTRIBUTE}'] })
})();`

/** The background before the app's own styles. White in print. */
const THEME_STYLE = `@media screen {
  html { background: ${BACKGROUNDS.light} }
  html[${COLOR_SCHEME_ATTRIBUTE}="dark"] { background: ${BACKGROUNDS.dark}; color-scheme: dark }
}`

/** The tags of every page's head for its color scheme. `script` runs in the same element, before the first paint. */
export function themeHead(script = ''): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${BACKGROUNDS.light}" />
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${BACKGROUNDS.dark}" />
<style>${THEME_STYLE}</style>
<script>${THEME_SCRIPT}${script}</script>`
}
