import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Catalog {
  readonly positions: readonly { readonly id: string }[]
}

/** Throws where a built site does not have a page for each position, or a text that is none. */
export function checkBuiltPages(folder: string): void {
  const site = join(folder, 'dist')
  const { positions }: Catalog = JSON.parse(readFileSync(join(site, 'jobs.json'), 'utf8'))
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const missing = positions.filter(({ id }) => !pages.includes(join('jobs', `${id}.html`)))
  if (missing.length > 0) throw new Error(`No page for ${missing.map(({ id }) => id).join(', ')}`)
  for (const page of pages) {
    const [found] =
      /.{0,40}(?:>|content="|Title: )(?:undefined|null|NaN)\b.{0,20}/.exec(
        readFileSync(join(site, page), 'utf8'),
      ) ?? []
    if (found !== undefined) throw new Error(`${page} says ${found}`)
  }
}
