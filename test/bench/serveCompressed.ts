import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '../support/freePort'

/** Browsers guess the others. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves a folder on a free port as a static host does: brotli, assets cached for a year, pages revalidated. */
export async function serveCompressed(folder: string) {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`]
    const found = candidates.find((path) => extname(path) !== '' && existsSync(join(folder, path)))
    const file = found ?? '/404.html'
    const body = bodies.get(file) ?? brotliCompressSync(readFileSync(join(folder, file)))
    bodies.set(file, body)
    const type = TYPES[extname(file)]
    response.writeHead(found === undefined ? 404 : 200, {
      ...(type !== undefined && { 'Content-Type': type }),
      'Content-Length': body.length,
      'Content-Encoding': 'br',
      'Cache-Control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(body)
  })
  return { origin: `http://localhost:${await listen(server)}`, close: () => server.close() }
}
