import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { listen } from '../support/freePort'
import { installWitness } from './witness'

const WITNESS = `<script>window.witness = (${String(installWitness)})()</script>`

/** Serves a built site, each page with the witness as its first script. */
export async function startSiteServer(folder: string) {
  let [held, comes] = ['', Promise.resolve<unknown>(null)]
  const server = createServer(async ({ url = '', headers }, response) => {
    const [path = ''] = url.split('?')
    if (path.startsWith(`/assets/${held}-`)) await comes
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
    /** One script only: a browser has few connections to a host, and a reload needs one. */
    hold: (script: string) => void ([held, comes] = [script, once(server, 'release')]),
    release: () => server.emit('release'),
  }
}
