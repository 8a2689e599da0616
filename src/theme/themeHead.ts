import { COLOR_SCHEME_ATTRIBUTE, THEME_MODE_KEY } from './colorScheme'
import { BACKGROUNDS } from './palette'

/** Runs before the first paint, so that no wrong color scheme flashes. */
const THEME_SCRIPT = `(() => {
  let mode
  try { mode = localStorage.getItem('${THEME_MODE_KEY}') } catch {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}', mode)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ${JSON.stringify(BACKGROUNDS)}[mode])
})();`

/** The background before the body is parsed. White in print. */
const THEME_STYLE = `@media screen {
  html { background: ${BACKGROUNDS.light} }
  html[${COLOR_SCHEME_ATTRIBUTE}="dark"] { background: ${BACKGROUNDS.dark}; color-scheme: dark }
}`

/** The tags of a page's head for its color scheme. Without script, it is light. `script` runs in the same element. */
export function themeHead(script: string): string {
  return `<meta name="theme-color" content="${BACKGROUNDS.light}" />
<style>${THEME_STYLE}</style>
<script>${THEME_SCRIPT}${script}</script>`
}
