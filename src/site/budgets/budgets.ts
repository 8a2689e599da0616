import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync } from 'node:zlib'
import { CATALOG_MODULE, chunkFor, firstLoad, type Chunk } from './firstLoad.ts'

interface BuiltPage {
  readonly fileName: string
  readonly source: string
  readonly module: string | null
}

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

/** Overruns are about code, and warnings about content that is slow. */
export function checkBudgets(weights: ReadonlyMap<Chunk, number>, pages: readonly BuiltPage[]) {
  const chunks = [...weights.keys()]
  const catalogBytes = weights.get(chunkFor(chunks, CATALOG_MODULE)) ?? 0
  const overruns: string[] = []
  const warnings = warningOf('The positions, which every visitor downloads', catalogBytes, CATALOG_BYTES)
  const lines = [`positions ${catalogBytes}`]
  for (const { fileName, source, module } of pages) {
    const scripts = firstLoad(chunks, module)
    const bytes = scripts.reduce((sum, chunk) => sum + (weights.get(chunk) ?? 0), 0)
    const htmlBytes = brotliCompressSync(source).length
    lines.push(`${fileName} script ${bytes}, HTML ${htmlBytes}`)
    warnings.push(...warningOf(fileName, htmlBytes, HTML_BYTES))
    if (bytes > SCRIPT_BYTES) {
      const files = scripts.map((chunk) => `\n  ${chunk.fileName} ${weights.get(chunk)}`).join('')
      overruns.push(`${fileName}: ${bytes} bytes of script, at most ${SCRIPT_BYTES}:${files}`)
    }
  }
  return { report: lines.join('\n'), overruns, warnings }
}
