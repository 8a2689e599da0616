import { resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

export type Chunk = Rolldown.OutputChunk

const ENTRY_MODULE = 'src/main.ts'
/** The entry imports it after the first paint. */
const APP_MODULE = 'src/hydratePage.ts'
/** The page with the most modules of its own. */
const LIST_MODULE = 'src/pages/jobsList/JobsListPage.tsx'
/** The positions, which every page fetches (vite/catalogChunkPlugin.ts). */
export const CATALOG_MODULE = 'virtual:catalog'

/** The modules with all that they import statically. */
function modulesOf(roots: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const modules = new Set(roots.map((path) => normalizePath(resolve(path))))
  // The loop also visits what it adds.
  for (const id of modules)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  return modules
}

/**
 * Divides the first load of the jobs list into two chunks, `libraries` and `app`, which run in tasks of their own. An edit
 * renames the app alone. Each further request would delay hydration: by 20 ms on a slow phone.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  let inEntry: ReadonlySet<string> | undefined
  let inFirstLoad: ReadonlySet<string> | undefined
  const nameIfInFirstLoad = (name: string) => (id: string, graph: Rolldown.ChunkingContext) => {
    // The entry must not import the app.
    inEntry ??= modulesOf([ENTRY_MODULE], graph)
    inFirstLoad ??= modulesOf([APP_MODULE, LIST_MODULE], graph)
    return inFirstLoad.has(id) && !inEntry.has(id) ? name : null
  }
  return [
    { name: nameIfInFirstLoad('libraries'), test: /node_modules/ },
    { name: nameIfInFirstLoad('app'), includeDependenciesRecursively: false },
  ]
}

export function chunkFor(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (chunk) return chunk
  throw new Error(`${module} is not in the build.`)
}

/** The app and a page with their imports, in the order in which they run, without the entry. */
export function firstLoad(chunks: readonly Chunk[], pageModule: string | null): Chunk[] {
  const seen = new Set<Chunk>()
  const withImports = (chunk: Chunk): Chunk[] => {
    // Chunks may import each other.
    if (seen.has(chunk)) return []
    seen.add(chunk)
    return [...chunks.filter((other) => chunk.imports.includes(other.fileName)).flatMap(withImports), chunk]
  }
  const modules = pageModule === null ? [APP_MODULE] : [APP_MODULE, pageModule]
  return modules.flatMap((module) => withImports(chunkFor(chunks, module))).filter(({ isEntry }) => !isEntry)
}
