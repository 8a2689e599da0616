/** The theme's variables that a page's styles read and do not define. */
export function missingVariables(html: string): string[] {
  const names = [...html.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !html.includes(`${name}:`))
}
