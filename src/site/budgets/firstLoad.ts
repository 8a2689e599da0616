/** What of a bundle's script matters here; rolldown's chunks have it. */
export interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  /** The module that the chunk was made for, where there is one. */
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  /** Each module's share of the code, in characters before minifying. */
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}

/** What a browser asks for by itself when a page is opened, beside the page's own file. */
export interface FirstLoad {
  readonly scripts: readonly Chunk[]
  /** Addresses of fonts, icons and the like. */
  readonly others: readonly string[]
}

/** What `src/main.ts` imports once the page is painted. */
const APP_MODULE = 'src/app/hydratePage.ts'
const CATALOG_MODULE = 'content/catalog.ts'

const FETCHED = /<link\s+rel="(?:preload|modulepreload|icon|stylesheet|manifest)"[^>]*\shref="([^"]+)"/g
const SCRIPT = /<script[^>]*\ssrc="([^"]+)"/g

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, address]) => address ?? [])
}

/** What a page's file has a browser fetch that does not come from the site's own origin. */
export function foreignFetches(html: string): string[] {
  return [...addressesIn(html, FETCHED), ...addressesIn(html, SCRIPT)].filter((address) =>
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
 * The entry, the app and the page's chunk with all that they import; not the catalog, which is content. Nothing is
 * fetched at idle; what else comes, comes by a visitor's act. Throws where a module has no chunk of its own any more.
 */
export function firstLoad(chunks: readonly Chunk[], html: string, pageModule: string | null): FirstLoad {
  const scripts = new Set<Chunk>()
  const add = (chunk: Chunk): void => {
    if (scripts.has(chunk)) return
    scripts.add(chunk)
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add)
  }
  chunks.filter((chunk) => chunk.isEntry && chunk !== catalogChunk(chunks)).forEach(add)
  add(chunkFor(chunks, APP_MODULE))
  if (pageModule !== null) add(chunkFor(chunks, pageModule))
  return { scripts: [...scripts], others: addressesIn(html, FETCHED) }
}

/** What a page needs beside the app, which is the same on every page. */
export function scriptsOfPage(chunks: readonly Chunk[], pageModule: string | null): Chunk[] {
  const ofApp = firstLoad(chunks, '', null).scripts
  return firstLoad(chunks, '', pageModule).scripts.filter((chunk) => !ofApp.includes(chunk))
}
