import { theme } from './theme'
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme'

const DARK_SELECTOR = `[${COLOR_SCHEME_ATTRIBUTE}="dark"]`

/** Dark colors for a page without script, where nothing sets the attribute. The repeated styles compress well. */
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
