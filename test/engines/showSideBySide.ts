import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLE =
  'body{font:16px sans-serif;background:#888}figure{display:flex;gap:8px;margin:0 0 16px}img{flex:1;min-width:0}'

/** Writes a page that shows the same picture of every engine in a row. */
export function showSideBySide(folder: string): void {
  const engines = readdirSync(folder)
  const names = new Set(engines.flatMap((engine) => readdirSync(join(folder, engine))))
  const rows = [...names].map((name) => {
    const images = engines.map((engine) => `<img src="pictures/${engine}/${name}" alt="${engine}">`)
    return `<h2>${name}</h2><figure>${images.join('')}</figure>`
  })
  const heading = `<h1>${engines.join(', ')}</h1>`
  writeFileSync(
    join(folder, '../side-by-side.html'),
    `<!doctype html><title>Side by side</title><style>${STYLE}</style>${heading}${rows.join('')}`,
  )
}
