import { hash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { test as base } from './fixtures'

/** A copy of the built site on its own server. It can be changed, and the server can be stopped. */
async function serveCopy(builtSite: string, folder: string) {
  cpSync(builtSite, folder, { recursive: true })
  let server: PreviewServer
  let gate: ((response: ServerResponse, next: () => void) => void) | null = null
  // A free one at first. Started again, the server keeps it.
  let port = 0

  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
  function write(file: string, text: string): void {
    writeFileSync(join(folder, file), text)
    // A response in progress may get longer than its Content-Length, which breaks the next response on its connection.
    if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  async function start(): Promise<void> {
    server = await preview({
      mode: 'fixture',
      logLevel: 'error',
      build: { outDir: folder },
      // As on GitHub Pages.
      preview: { port, strictPort: true, headers: { 'Cache-Control': 'max-age=600' } },
      plugins: [
        {
          name: 'gate',
          configurePreviewServer: ({ middlewares }) =>
            void middlewares.use((_, response, next) => (gate ? gate(response, next) : next())),
        },
      ],
    })
    port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
  }

  /** Changes a text as a new build does: scripts, all or those of a pattern, get names that end with `.new.js`. */
  function deploy(before: string, after: string, renamed = /./): void {
    const scripts = files().flatMap((file) => /([^/]+)(?<!^sw)\.js$/.exec(file)?.[1] ?? [])
    const inNewBuild = (text: string) =>
      scripts
        .filter((name) => renamed.test(name))
        .reduce(
          (result, name) => result.replaceAll(`${name}.js`, `${name}.new.js`),
          text.replaceAll(before, after),
        )
    let worker = inNewBuild(read('sw.js'))
    for (const file of files().filter((name) => /(\.html|(?<!^sw)\.js|_headers)$/.test(name))) {
      const old = read(file)
      const text = inNewBuild(old)
      // Workbox fetches the files whose revision, their hash, has changed.
      worker = worker.replaceAll(hash('sha256', old, 'base64'), hash('sha256', text, 'base64'))
      write(file, text)
      if (scripts.some((name) => file.endsWith(`${name}.js`)))
        renameSync(join(folder, file), join(folder, inNewBuild(file)))
    }
    write('sw.js', worker)
  }

  /** Until `release` is called, each request gets this status with a page that says it, or waits. */
  function hold(status?: number): () => void {
    const waiting: (() => void)[] = []
    gate = (response, next) =>
      void (status
        ? response.writeHead(status, { 'content-type': 'text/html' }).end(`<p>${status}`)
        : waiting.push(next))
    return () => {
      gate = null
      for (const next of waiting) next()
    }
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    /** The paths of the files that a visitor can get. */
    files,
    read,
    write,
    deploy,
    hold,
    start,
    stop: () => server.close(),
  }
}

export const test = base.extend<{ readonly site: Awaited<ReturnType<typeof serveCopy>> }>({
  site: async ({ secondSite }, runTest, testInfo) => {
    // Playwright removes the folder at the next run: the server may still open a file when it is stopped.
    const site = await serveCopy(secondSite ?? process.env['BUILT_SITE'] ?? '', testInfo.outputPath('site'))
    await runTest(site)
    await site.stop()
  },
  baseURL: ({ site }, runTest) => runTest(site.url),
})
