import { test as base } from './fixtures'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { preview, type PreviewServer } from 'vite'

const BUILT_SITE = resolve('.cache/fixture-site')

/** A copy of the built site on its own server. It can be changed, and the server can be stopped. */
export interface SiteCopy {
  readonly url: string
  /** The paths of the files that a visitor can get. */
  readonly files: () => string[]
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Keeps the connections open without an answer. */
  readonly hang: () => void
  /** Puts another build in its place. */
  readonly replace: (folder: string) => void
  /**
   * Changes the site as a new build does: scripts have other names, and `edits` are other words in the text files. A host
   * that still sends the last worker `keepsWorker`.
   */
  readonly deploy: (edits: Readonly<Record<string, string>>, keepsWorker?: boolean) => void
}

async function serveCopy(): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  let server: PreviewServer | undefined
  let port = 4700 + (process.pid % 200)
  let isHanging = false

  const replace = (source: string) => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(source, folder, { recursive: true })
  }
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))

  async function start(): Promise<void> {
    isHanging = false
    server = await preview({
      mode: 'fixture',
      logLevel: 'error',
      build: { outDir: folder },
      preview: { port, strictPort: false },
      plugins: [
        {
          name: 'hang',
          configurePreviewServer: ({ middlewares }) => {
            middlewares.use((_request, _response, next) => {
              if (!isHanging) next()
            })
          },
        },
      ],
    })
    port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
  }

  replace(BUILT_SITE)
  await start()

  return {
    url: `http://localhost:${port}`,
    files,
    start,
    stop: async () => {
      await server?.close()
    },
    hang: () => {
      isHanging = true
    },
    replace,
    deploy: (edits, keepsWorker = false) => {
      const renamed = files()
        .flatMap((file) => file.match(/[^/]+(?=\.js$)/) ?? [])
        .filter((name) => name !== 'sw')
      for (const file of files()) {
        if (!/(\.html|\.js|_headers)$/.test(file) || (keepsWorker && file === 'sw.js')) continue
        const path = join(folder, file)
        let text = readFileSync(path, 'utf8')
        for (const name of renamed) text = text.replaceAll(`${name}.js`, `${name}2.js`)
        for (const [before, after] of Object.entries(edits)) text = text.replaceAll(before, after)
        // Workbox fetches the files whose revision has changed.
        if (file === 'sw.js') text = text.replaceAll(/"?revision"?:\s*"/g, '$&2')
        writeFileSync(path, text)
        if (renamed.some((name) => file.endsWith(`${name}.js`)))
          renameSync(path, path.replace(/\.js$/, '2.js'))
      }
    },
  }
}

export const test = base.extend<{ readonly site: SiteCopy }>({
  // Playwright reads the names of the fixtures from the pattern.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, runTest) => {
    const site = await serveCopy()
    await runTest(site)
    await site.stop()
  },
  baseURL: ({ site }, runTest) => runTest(site.url),
})
