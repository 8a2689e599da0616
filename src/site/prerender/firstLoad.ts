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

/** The app and a page with their imports, in the order in which they run, without the entry. */
export function firstLoad(chunks: readonly Chunk[], pageModule: string | null): Chunk[] {
  /** `importers` are the chunks that have led here, because chunks may import each other. */
  const withImports = (chunk: Chunk, importers: readonly Chunk[] = []): Chunk[] => [
    ...chunks
      .filter((other) => chunk.imports.includes(other.fileName) && !importers.includes(other))
      .flatMap((other) => withImports(other, [...importers, chunk])),
    chunk,
  ]
  const modules = pageModule === null ? [APP_MODULE] : [APP_MODULE, pageModule]
  const scripts = modules.flatMap((module) => withImports(chunkFor(chunks, module)))
  return [...new Set(scripts)].filter(({ isEntry }) => !isEntry)
}
