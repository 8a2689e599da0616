import { brotliCompressSync, constants } from 'node:zlib'
import { catalogChunk, fetchedFiles, firstLoad, type Chunk } from './firstLoad.ts'
import type { DeclaredPage } from '../declaredPages.ts'

/** The limit for a page's first load, in bytes of brotli. Only the first detail is weighed. */
export type Budget = Pick<DeclaredPage, 'file' | 'module' | 'scriptBytes'>

/** Styles and inline scripts. The rest of a page is content, which adds up to 0.1 kB of styles (the ellipsis of many pages). */
const HTML_CODE_BYTES = 7_300
const REQUESTS = 16

/** Heavier content gets a warning. */
const CATALOG_BYTES = 50_000
const HTML_BYTES = 25_000

const brotliBytes = (text: string) => brotliCompressSync(text).length

/** The bytes of a text above the limit, or `null`. Quick compression, which is never smaller, clears most texts. */
function bytesOver(limit: number, text: string): number | null {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  if (quick <= limit) return null
  const bytes = brotliBytes(text)
  return bytes > limit ? bytes : null
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const codeIn = (html: string) =>
  html.match(/<(style|script)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs)?.join('') ?? ''

/** The three heaviest packages of a chunk. */
function mainPackages({ modules }: Chunk): string {
  const shares = new Map<string, number>()
  for (const [module, { renderedLength }] of Object.entries(modules)) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? 'our own'
    shares.set(name, (shares.get(name) ?? 0) + renderedLength)
  }
  const heaviestFirst = [...shares].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  return heaviestFirst.slice(0, 3).join(', ')
}

/** `html` maps file names to pages. Overruns name the heaviest files first. Warnings are about content that is slow. */
export function checkBudgets(
  chunks: readonly Chunk[],
  html: ReadonlyMap<string, string>,
  budgets: readonly Budget[],
) {
  const weights = new Map(chunks.map((chunk) => [chunk, brotliBytes(chunk.code)]))
  const weightOf = (chunk: Chunk): number => weights.get(chunk) ?? 0
  const catalogBytes = weightOf(catalogChunk(chunks))

  const overruns: string[] = []
  const warnings: string[] = []
  if (catalogBytes > CATALOG_BYTES) {
    warnings.push(
      `The positions weigh ${kB(catalogBytes)}, and every visitor downloads them all. Up to ${kB(CATALOG_BYTES)} the site opens quickly on a phone. Nothing is broken; fewer positions or shorter descriptions make it quicker.`,
    )
  }
  const rows = [['first load', 'script', 'positions', 'HTML', 'requests']]
  for (const [file, text] of html) {
    const bytes = bytesOver(HTML_BYTES, text)
    if (bytes !== null) {
      warnings.push(
        `${file} weighs ${kB(bytes)}. Up to ${kB(HTML_BYTES)} a page opens quickly on a phone. Nothing is broken; shorter texts make it quicker.`,
      )
    }
    const codeBytes = bytesOver(HTML_CODE_BYTES, codeIn(text))
    if (codeBytes !== null) {
      overruns.push(`${file}: ${kB(codeBytes)} of styles and inline script, at most ${kB(HTML_CODE_BYTES)}`)
    }
  }
  const entry = chunks.find((chunk) => chunk.isEntry && chunk !== catalogChunk(chunks))
  if (entry !== undefined && entry.imports.length > 0) {
    overruns.push(
      `${entry.fileName}: the entry imports ${entry.imports.join(', ')}. They delay the first paint on a phone by 0.2 s. Move shared code to another chunk (src/site/vite/chunksPlugin.ts).`,
    )
  }
  for (const { file, module, scriptBytes } of budgets) {
    const [start = ''] = file.split('*')
    const [name, text] = [...html].find(([each]) => each.startsWith(start)) ?? []
    if (name === undefined || text === undefined) {
      if (start === file) overruns.push(`${file}: is declared in src/navigation/pages.ts, but not built.`)
      continue
    }
    const scripts = firstLoad(chunks, module)
    const bytes = scripts.reduce((sum, chunk) => sum + weightOf(chunk), 0)
    // The page and the catalog are two more.
    const requests = 2 + scripts.length + fetchedFiles(text).length
    rows.push([name, kB(bytes), kB(catalogBytes), kB(brotliBytes(text)), String(requests)])
    const blame = scripts
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .map((chunk) => `\n  ${chunk.fileName} ${kB(weightOf(chunk))} (${mainPackages(chunk)})`)
      .join('')
    if (bytes > scriptBytes) {
      overruns.push(`${file}: ${kB(bytes)} of script, at most ${kB(scriptBytes)}:${blame}`)
    }
    if (requests > REQUESTS) overruns.push(`${file}: ${requests} requests, at most ${REQUESTS}:${blame}`)
  }

  const table = rows
    .map((cells) => cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(10))).join(''))
    .join('\n')
  return { table, overruns, warnings }
}
