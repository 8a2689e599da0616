import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync } from 'node:zlib'
import type { DeclaredPage } from '../declaredPages.ts'
import { CATALOG_MODULE, chunkFor, firstLoad, type Chunk } from './firstLoad.ts'

/** Only the first detail is weighed. */
export type WeighedPage = Pick<DeclaredPage, 'file' | 'module'>

/** More script in the first load of a page ends the build: the largest page and 5 %, in bytes of brotli. */
export const SCRIPT_BYTES = 163_200

/** Heavier content gets a warning. */
const CATALOG_BYTES = 50_000
const HTML_BYTES = 25_000

const warningOf = (what: string, bytes: number, limit: number) =>
  bytes <= limit
    ? []
    : [
        `${what}: ${bytes} bytes. Up to ${limit} bytes the site opens quickly on a phone. Nothing is broken; fewer positions or shorter texts make it quicker.`,
      ]

/** Weighs chunks in bytes of brotli, in other threads. */
export async function weigh(chunks: readonly Chunk[]): Promise<ReadonlyMap<Chunk, number>> {
  const compressed = await Promise.all(chunks.map(({ code }) => promisify(brotliCompress)(code)))
  return new Map(chunks.map((chunk, index) => [chunk, compressed[index]?.length ?? 0]))
}

/** `html` maps file names to pages. Overruns are about code, and warnings about content that is slow. */
export function checkBudgets(
  weights: ReadonlyMap<Chunk, number>,
  html: ReadonlyMap<string, string>,
  pages: readonly WeighedPage[],
) {
  const chunks = [...weights.keys()]
  const catalogBytes = weights.get(chunkFor(chunks, CATALOG_MODULE)) ?? 0
  const overruns: string[] = []
  const warnings = warningOf('The positions, which every visitor downloads', catalogBytes, CATALOG_BYTES)
  const lines = [`positions ${catalogBytes}`]
  for (const { file, module } of pages) {
    const [start = ''] = file.split('*')
    const [name, text] = [...html].find(([each]) => each.startsWith(start)) ?? []
    if (name === undefined || text === undefined) {
      if (start === file) overruns.push(`${file}: is declared in src/navigation/pages.ts, but not built.`)
      continue
    }
    const scripts = firstLoad(chunks, module)
    const bytes = scripts.reduce((sum, chunk) => sum + (weights.get(chunk) ?? 0), 0)
    const htmlBytes = brotliCompressSync(text).length
    lines.push(`${name} script ${bytes}, HTML ${htmlBytes}`)
    warnings.push(...warningOf(name, htmlBytes, HTML_BYTES))
    if (bytes > SCRIPT_BYTES) {
      const files = scripts.map((chunk) => `\n  ${chunk.fileName} ${weights.get(chunk)}`).join('')
      overruns.push(`${file}: ${bytes} bytes of script, at most ${SCRIPT_BYTES}:${files}`)
    }
  }
  return { report: lines.join('\n'), overruns, warnings }
}
