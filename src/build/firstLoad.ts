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
const APP_MODULE = 'src/app/bringToLife.ts'

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

/**
 * The entry, the app and the page's chunk with all that they import. Nothing is fetched at idle; what else comes,
 * comes by a visitor's act. Throws where a module has no chunk of its own any more.
 */
export function firstLoad(chunks: readonly Chunk[], html: string, pageModule: string | null): FirstLoad {
  const chunkFor = (module: string): Chunk => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`There is no chunk for ${module}, whose first load has a budget.`)
    return chunk
  }
  const scripts = new Set<Chunk>()
  const add = (chunk: Chunk): void => {
    if (scripts.has(chunk)) return
    scripts.add(chunk)
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(add)
  add(chunkFor(APP_MODULE))
  if (pageModule !== null) add(chunkFor(pageModule))
  return { scripts: [...scripts], others: addressesIn(html, FETCHED) }
}

/** What a page needs beside the app, which is the same on every page. */
export function scriptsOfPage(chunks: readonly Chunk[], pageModule: string | null): Chunk[] {
  const ofApp = firstLoad(chunks, '', null).scripts
  return firstLoad(chunks, '', pageModule).scripts.filter((chunk) => !ofApp.includes(chunk))
}
