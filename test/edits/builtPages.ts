import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Throws if a built site lacks a position's page, or if a page shows a missing value. */
export function checkBuiltPages(folder: string): void {
  const site = join(folder, 'dist')
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const { positions }: { readonly positions: readonly { readonly id: string }[] } = JSON.parse(
    read('jobs.json'),
  )
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const missing = positions.filter(({ id }) => !files.includes(join('jobs', `${id}.html`)))
  if (missing.length > 0) throw new Error(`No page for ${missing.map(({ id }) => id).join(', ')}`)
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const [found] = /.{0,40}(?:>|content="|Title: )(?:undefined|null|NaN)\b.{0,20}/.exec(read(page)) ?? []
    if (found !== undefined) throw new Error(`${page} says ${found}`)
  }
}
