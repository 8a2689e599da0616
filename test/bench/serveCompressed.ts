import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '../support/freePort'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}
const UNCOMPRESSED = new Set(['.png', '.woff2'])

/** Serves a folder on a free port as a static host does: brotli, assets cached for a year, pages revalidated. */
export async function serveCompressed(folder: string) {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`]
    const found = candidates.find((path) => extname(path) !== '' && existsSync(join(folder, path)))
    const file = found ?? '/404.html'
    const type = extname(file)
    const isCompressed = !UNCOMPRESSED.has(type)
    let body = bodies.get(file)
    if (body === undefined) {
      const content = readFileSync(join(folder, file))
      body = isCompressed ? brotliCompressSync(content) : content
      bodies.set(file, body)
    }
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(body)
  })
  return { origin: `http://localhost:${await listen(server)}`, close: () => server.close() }
}
