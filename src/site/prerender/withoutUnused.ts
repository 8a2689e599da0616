const THEME_STYLES = /<style[^>]*>([^<]*\{--mui-[^<]*)<\/style>/g
const DECLARATION = /(--mui-[\w-]+):[^;}]*;?/g
const READ = /var\((--mui-[\w-]+)/g

/** Removes variables that no style reads. Without `data-emotion`, hydration adds the full sheet. */
function withoutUnreadVariables(html: string): string {
  const read = new Set(Array.from(html.matchAll(READ), ([, name]) => name))
  const next = html.replace(THEME_STYLES, (_, css: string) => {
    const kept = css.replace(DECLARATION, (declaration, name: string) => (read.has(name) ? declaration : ''))
    return `<style>${kept}</style>`
  })
  // A removed variable may have read another one.
  return next === html ? html : withoutUnreadVariables(next)
}

/** Removes MUI's class names that no style reads. React does not compare them when it hydrates. */
function withoutUnreadClasses(html: string): string {
  const read = new Set(html.match(/(?<=\.)(?:Mui|Private)[A-Z]\w+-\w+/g))
  return html.replace(/(?:Mui|Private)[A-Z]\w+-\w+ ?/g, (name) => (read.has(name.trim()) ? name : ''))
}

/**
 * Removes MUI's rules for states that the site does not use (theme/navigation.ts), for disabled controls if
 * the file has none, for printed buttons and for old browsers; MUI's transitions; and unused attributes. They
 * would take the list's file over the first round trip (test/bench/README.md).
 */
const withoutUnusedRules = (html: string) =>
  html
    .replace(/(?<=[{}])[^{},]*(?:\.Mui\w*-(?:selected|loading)|::-moz-focus-inner)[^{},]*\{[^{}]*\}/g, '')
    .replace(/(?<=[{}])\.(css-\w+)[^{},]*\.Mui-disabled\{[^{}]*\}/g, (rule, name: string) =>
      RegExp(`class="[^"]*Mui-disabled[^"]*${name}`).test(html) ? rule : '',
    )
    .replace(/(?<=[{}])[^{}]*\{color-adjust:exact;\}/g, '')
    .replace(/@media[^{}]*\{\}|transition:[^;}]*cubic-bezier[^;}]*;/g, '')
    .replace(/ data-(?:discover="true"|indeterminate="false")/g, '')

/** Removes what the page does not use from its HTML document. */
export const withoutUnused = (html: string) =>
  withoutUnreadClasses(withoutUnreadVariables(withoutUnusedRules(html)))
