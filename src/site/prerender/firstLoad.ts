import type { Rolldown } from 'vite'

/** The used part of Rolldown's chunks. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'facadeModuleId' | 'imports'>

/** `src/main.ts` imports it after the first paint. */
const APP_MODULE = 'src/hydratePage.ts'
/** The positions, which every page fetches (vite/catalogChunkPlugin.ts). */
export const CATALOG_MODULE = 'virtual:catalog'

/** Throws if the module has no separate chunk. */
export function chunkFor(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (chunk) return chunk
  throw new Error(
    `${module} is not a separate chunk: another module imports it statically. Pages name the scripts of their first load.`,
  )
}

/** The entry, app and page with their imports, without the catalog, in the order in which they run. */
export function firstLoad(chunks: readonly Chunk[], pageModule: string | null): Chunk[] {
  const scripts: Chunk[] = []
  const added = new Set<Chunk>()
  const add = (chunk: Chunk): void => {
    if (added.has(chunk)) return
    added.add(chunk)
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add)
    scripts.push(chunk)
  }
  chunks.filter((chunk) => chunk.isEntry && chunk !== chunkFor(chunks, CATALOG_MODULE)).forEach(add)
  add(chunkFor(chunks, APP_MODULE))
  if (pageModule !== null) add(chunkFor(chunks, pageModule))
  return scripts
}
