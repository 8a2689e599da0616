const THEME_STYLES = /<style[^>]*>([^<]*\{--mui-[^<]*)<\/style>/g
const DECLARATION = /(--mui-[\w-]+):[^;}]*;?/g
const READ = /var\((--mui-[\w-]+)/g

/**
 * Removes the theme's variables that no style reads: 2.4 kB of each file (brotli). Without `data-emotion`,
 * hydration adds the full sheet.
 */
export function withoutUnreadVariables(styles: string, body: string): string {
  const read = new Set(Array.from((styles + body).matchAll(READ), ([, name]) => name))
  const next = styles.replace(THEME_STYLES, (_, css: string) => {
    const kept = css.replace(DECLARATION, (declaration, name: string) => (read.has(name) ? declaration : ''))
    return `<style>${kept}</style>`
  })
  // A removed variable may have read another one.
  return next === styles ? styles : withoutUnreadVariables(next, body)
}
