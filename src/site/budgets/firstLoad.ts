import type { Rolldown } from 'vite'

/** What of a bundle's script matters here. */
export interface Chunk extends Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'isEntry' | 'facadeModuleId' | 'imports'
> {
  /** Each module's share of the code, in characters before minifying. */
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}

/** What `src/main.ts` imports once the page is painted. */
const APP_MODULE = 'src/hydratePage.ts'
const CATALOG_MODULE = 'content/catalog.ts'

const FETCHED = /<link\s+rel="(?:preload|modulepreload|icon|stylesheet|manifest)"[^>]*\shref="([^"]+)"/g
const SCRIPT = /<script[^>]*\ssrc="([^"]+)"/g

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, address]) => address ?? [])
}

/** The fonts, icons and the like that a page's file has a browser fetch by itself, beside scripts. */
export function fetchedFiles(html: string): string[] {
  return addressesIn(html, FETCHED)
}

/** What a page's file has a browser fetch that does not come from the site's own origin. */
export function foreignFetches(html: string): string[] {
  return [...fetchedFiles(html), ...addressesIn(html, SCRIPT)].filter((address) =>
    /^(https?:)?\/\//.test(address),
  )
}

/** Throws where the module has no chunk of its own (any more). */
function chunkFor(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (chunk) return chunk
  throw new Error(
    `${module} has no chunk of its own: something imports it statically. Every first load is weighed by its chunks.`,
  )
}

/** The positions, which every page fetches beside its scripts. */
export function catalogChunk(chunks: readonly Chunk[]): Chunk {
  return chunkFor(chunks, CATALOG_MODULE)
}

/**
 * The scripts of a page: the entry, the app and the page's chunk with all that they import; not the catalog, which is
 * content. Nothing is fetched at idle; what else comes, comes by a visitor's act.
 */
export function firstLoad(chunks: readonly Chunk[], pageModule: string | null): Chunk[] {
  const scripts = new Set<Chunk>()
  const add = (chunk: Chunk): void => {
    if (scripts.has(chunk)) return
    scripts.add(chunk)
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add)
  }
  chunks.filter((chunk) => chunk.isEntry && chunk !== catalogChunk(chunks)).forEach(add)
  add(chunkFor(chunks, APP_MODULE))
  if (pageModule !== null) add(chunkFor(chunks, pageModule))
  return [...scripts]
}

/** What a page needs beside the app, which is the same on every page. */
export function scriptsOfPage(chunks: readonly Chunk[], pageModule: string | null): Chunk[] {
  const ofApp = firstLoad(chunks, null)
  return firstLoad(chunks, pageModule).filter((chunk) => !ofApp.includes(chunk))
}
