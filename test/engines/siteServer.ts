import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { extname, join } from 'node:path'
import { installWitness } from './witness'

const SITE = join(import.meta.dirname, '../../.cache/fixture-site')
const WITNESS = `<script>window.witness = (${String(installWitness)})()</script>`

/** Returns the port, a free one. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0), 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Serves the built site, each page with the witness as its first script. */
export async function startSiteServer() {
  let appComes: Promise<unknown> = Promise.resolve()
  const server = createServer(async ({ url = '' }, response) => {
    const [path = ''] = url.split('?')
    // One script only: a browser has few connections to a host, and a reload needs one.
    if (path.startsWith('/assets/hydratePage-')) await appComes
    const file = join(SITE, path === '/' ? 'index.html' : extname(path) ? path : `${path}.html`)
    const content = existsSync(file) ? readFileSync(file) : ''
    const isPage = file.endsWith('.html')
    if (isPage) response.setHeader('content-type', 'text/html')
    if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
    response.end(isPage ? String(content).replace('<head>', () => `<head>${WITNESS}`) : content)
  })
  return {
    origin: `http://localhost:${await listen(server.unref())}`,
    holdApp: () => {
      appComes = once(server, 'release')
    },
    releaseApp: () => server.emit('release'),
  }
}
