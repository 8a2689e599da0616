import { brotliCompressSync } from 'node:zlib'
import { foreignFetches, firstLoad, type Chunk } from './firstLoad.ts'
import { pageModuleOf } from './pageModuleOf.ts'

/** What the first load of a page may weigh, in bytes of brotli; of the pages that are alike, one. */
export interface Budget {
  /** In `dist/`. */
  readonly file: string
  readonly scriptBytes: number
}

const HTML_BYTES = 12_000
/** Before the page is idle. */
const REQUESTS = 10

export const BUDGETS: readonly Budget[] = [
  { file: 'index.html', scriptBytes: 130_000 },
  { file: 'jobs.html', scriptBytes: 140_000 },
  { file: 'jobs/1.html', scriptBytes: 140_000 },
  { file: 'about.html', scriptBytes: 130_000 },
  { file: 'contact.html', scriptBytes: 140_000 },
  { file: '404.html', scriptBytes: 130_000 },
]

export interface BudgetReport {
  /** A table of what each page weighs. */
  readonly table: string
  /** What is over its budget, with the files to blame, heaviest first; empty where all is well. */
  readonly overruns: readonly string[]
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text).length
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function packageOf(module: string): string {
  return module.split('node_modules/')[1]?.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? 'our own'
}

/** The packages that most of a chunk comes from. */
function mainPackages({ modules }: Chunk): string {
  const shares = new Map<string, number>()
  for (const [module, { renderedLength }] of Object.entries(modules)) {
    shares.set(packageOf(module), (shares.get(packageOf(module)) ?? 0) + renderedLength)
  }
  const heaviestFirst = [...shares].toSorted(([, a], [, b]) => b - a)
  return heaviestFirst
    .slice(0, 3)
    .map(([name]) => name)
    .join(', ')
}

/** Weighs the first load of every page; `html` has each page's file by name. */
export function checkBudgets(
  chunks: readonly Chunk[],
  html: ReadonlyMap<string, string>,
  budgets: readonly Budget[] = BUDGETS,
): BudgetReport {
  const weights = new Map(chunks.map((chunk) => [chunk, brotliBytes(chunk.code)]))
  const weightOf = (chunk: Chunk): number => weights.get(chunk) ?? 0

  const overruns: string[] = []
  const rows = [['first load', 'script', 'at idle', 'HTML', 'requests']]
  for (const [file, text] of html) {
    const bytes = brotliBytes(text)
    if (bytes > HTML_BYTES) overruns.push(`${file}: ${kB(bytes)}, at most ${kB(HTML_BYTES)}`)
    for (const url of foreignFetches(text)) overruns.push(`${file}: fetches from another origin: ${url}`)
  }
  for (const { file, scriptBytes } of budgets) {
    const text = html.get(file) ?? ''
    const { scripts, others } = firstLoad(chunks, text, pageModuleOf(file))
    const bytes = scripts.reduce((sum, chunk) => sum + weightOf(chunk), 0)
    const requests = 1 + scripts.length + others.length
    rows.push([file, kB(bytes), kB(0), kB(brotliBytes(text)), String(requests)])
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
  return { table, overruns }
}
