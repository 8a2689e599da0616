import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { test as base } from './fixtures'

const BUILT_SITE = resolve('.cache/fixture-site')

/** A copy of the built site on its own server. It can be changed, and the server can be stopped. */
async function serveCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  cpSync(BUILT_SITE, folder, { recursive: true })
  let server: PreviewServer
  let port = 4700 + (process.pid % 200)

  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

  async function start(): Promise<void> {
    server = await preview({
      mode: 'fixture',
      logLevel: 'error',
      build: { outDir: folder },
      preview: { port, strictPort: false },
    })
    port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
  }

  /** Changes a text as a new build does: the scripts have other names, which end with `.new.js`. */
  function deploy(before: string, after: string): void {
    const scripts = files().flatMap((file) => /([^/]+)(?<!^sw)\.js$/.exec(file)?.[1] ?? [])
    for (const file of files().filter((name) => /(\.html|\.js|_headers)$/.test(name))) {
      let text = readFileSync(join(folder, file), 'utf8').replaceAll(before, after)
      for (const name of scripts) text = text.replaceAll(`${name}.js`, `${name}.new.js`)
      // Workbox fetches the files whose revision has changed.
      if (file === 'sw.js') text = text.replaceAll(/"?revision"?:\s*"/g, '$&2')
      write(file, text)
      if (scripts.some((name) => file.endsWith(`${name}.js`)))
        renameSync(join(folder, file), join(folder, file.replace(/\.js$/, '.new.js')))
    }
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    /** The paths of the files that a visitor can get. */
    files,
    write,
    deploy,
    start,
    stop: () => server.close(),
    /** Keeps the connections open without an answer. */
    hang: () => void server.httpServer.removeAllListeners('request'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export const test = base.extend<{ readonly site: Awaited<ReturnType<typeof serveCopy>> }>({
  // Playwright reads the names of the fixtures from the pattern.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, runTest) => {
    const site = await serveCopy()
    await runTest(site)
    await site.stop()
    site.remove()
  },
  baseURL: ({ site }, runTest) => runTest(site.url),
})
