import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync } from 'node:zlib'
import { CATALOG_MODULE, chunkFor, firstLoad, type Chunk } from './firstLoad.ts'

interface BuiltPage {
  readonly fileName: string
  readonly source: string
  readonly module: string | null
}

/** More script in the first load of a page ends the build: the largest page and 5 %, in bytes of brotli. */
export const SCRIPT_BYTES = 168_100

/** The bytes of each page, and the pages with too much script. */
export async function checkBudgets(chunks: readonly Chunk[], pages: readonly BuiltPage[]) {
  const compressed = await Promise.all(chunks.map(({ code }) => promisify(brotliCompress)(code)))
  const weights = new Map(chunks.map((chunk, index) => [chunk, compressed[index]?.length ?? 0]))
  const overruns: string[] = []
  const lines = [`positions ${weights.get(chunkFor(chunks, CATALOG_MODULE))}`]
  for (const { fileName, source, module } of pages) {
    const scripts = firstLoad(chunks, module)
    const bytes = scripts.reduce((sum, chunk) => sum + (weights.get(chunk) ?? 0), 0)
    lines.push(`${fileName} script ${bytes}, HTML ${brotliCompressSync(source).length}`)
    if (bytes > SCRIPT_BYTES) {
      const files = scripts.map((chunk) => `\n  ${chunk.fileName} ${weights.get(chunk)}`).join('')
      overruns.push(`${fileName}: ${bytes} bytes of script, at most ${SCRIPT_BYTES}:${files}`)
    }
  }
  return { report: lines.join('\n'), overruns }
}
