import type { Rolldown } from 'vite'

export type Chunk = Rolldown.OutputChunk

/** `src/main.ts` imports it after the first paint. */
export const APP_MODULE = 'src/hydratePage.ts'
/** The positions, which every page fetches (vite/catalogChunkPlugin.ts). */
export const CATALOG_MODULE = 'virtual:catalog'

export function chunkFor(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (chunk) return chunk
  throw new Error(`${module} is not in the build.`)
}

/** The app and a page that is not part of it, with their imports, in the order in which they run, without the entry. */
export function firstLoad(chunks: readonly Chunk[], pageModule = APP_MODULE): Chunk[] {
  const withImports = (chunk: Chunk): Chunk[] => [
    ...chunks.filter((other) => chunk.imports.includes(other.fileName)).flatMap(withImports),
    chunk,
  ]
  const all = [APP_MODULE, pageModule].flatMap((module) => withImports(chunkFor(chunks, module)))
  return [...new Set(all)].filter(({ isEntry }) => !isEntry)
}
