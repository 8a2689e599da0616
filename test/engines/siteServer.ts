import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { listen } from '../support/freePort'
import { installWitness } from './witness'

const WITNESS = `<script>window.witness = (${String(installWitness)})()</script>`

/** Serves a built site, each page with the witness as its first script. */
export async function startSiteServer(folder: string) {
  let appComes: Promise<unknown> = Promise.resolve()
  const server = createServer(async ({ url = '', headers }, response) => {
    const [path = ''] = url.split('?')
    // One script only: a browser has few connections to a host, and a reload needs one.
    if (path.startsWith('/assets/hydratePage-')) await appComes
    const file = join(folder, path === '/' ? 'index.html' : extname(path) ? path : `${path}.html`)
    const content = existsSync(file) ? readFileSync(file) : ''
    const isPage = file.endsWith('.html')
    if (isPage) response.setHeader('content-type', 'text/html')
    if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
    // The service worker caches only files with the hash of the build. It asks for any type then.
    const isOpened = isPage && headers.accept?.includes('text/html')
    response.end(isOpened ? String(content).replace('<head>', () => `<head>${WITNESS}`) : content)
  })
  return {
    origin: `http://localhost:${await listen(server.unref())}`,
    holdApp: () => void (appComes = once(server, 'release')),
    releaseApp: () => server.emit('release'),
  }
}
