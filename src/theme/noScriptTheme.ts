import { theme } from './theme'
import { COLOR_SCHEME_ATTRIBUTE } from './themeMode'

const DARK_SELECTOR = `[${COLOR_SCHEME_ATTRIBUTE}="dark"]`

/**
 * For a prerendered page without script, which has no attribute: the dark colours where the system is dark.
 * It repeats a block of the page's own styles, which compresses to next to nothing.
 */
export function noScriptTheme(): string {
  const rules = theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries<string>(sheet[DARK_SELECTOR] ?? {}))
    .filter(([property]) => property.startsWith('--'))
    .map(([property, value]) => `${property}:${value}`)
    .concat('color-scheme:dark', 'background:var(--mui-palette-background-default)')
    .join(';')
  return `<noscript><style>@media screen and (prefers-color-scheme:dark){html:root{${rules}}}</style></noscript>`
}
