import { COLOR_SCHEME_ATTRIBUTE, THEME_MODE_KEY } from './colorScheme'
import { BACKGROUNDS } from './palette'

/** Runs before the first paint, so that no wrong color scheme flashes. */
const THEME_SCRIPT = `(() => {
  let mode
  try { mode = localStorage.getItem('${THEME_MODE_KEY}') } catch {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}', mode)
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.content = ${JSON.stringify(BACKGROUNDS)}[mode]
})();`

/** The tags of a page's head for its color scheme. `script` runs in the same element. */
export function themeHead(script: string): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${BACKGROUNDS.light}" />
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${BACKGROUNDS.dark}" />
<script>${THEME_SCRIPT}${script}</script>`
}
