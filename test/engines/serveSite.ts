import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { build, preview, type Plugin, type PreviewServer } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUT_DIR = '.cache/engines/site'
const WITNESS = 'witness.js'

/** The entry comes, so that the page counts as loaded; of what it asks for nothing does. */
const APP_SCRIPT = /^\/assets\/(?!index-).*\.js$/

export type Site = Awaited<ReturnType<typeof serveSite>>

/** Builds the site, has its pages witnessed, and serves it. */
export async function serveSite() {
  const options = { root: ROOT, mode: 'fixture', logLevel: 'error', build: { outDir: OUT_DIR } } as const
  await build(options)
  const folder = join(ROOT, OUT_DIR)
  writeFileSync(join(folder, WITNESS), readFileSync(new URL(WITNESS, import.meta.url)))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const page = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), page.replace('<head>', `<head><script src="/${WITNESS}"></script>`))
  }
  const servers: PreviewServer[] = []

  async function serve(appComes: Promise<void>): Promise<string> {
    const holdApp: Plugin = {
      name: 'hold-app',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(({ url = '' }, _, next) => {
          if (APP_SCRIPT.test(url)) void appComes.then(() => next())
          else next()
        })
      },
    }
    const server = await preview({ ...options, plugins: [holdApp], preview: { port: 0 } })
    servers.push(server)
    return new URL(server.resolvedUrls?.local[0] ?? '').origin
  }

  return {
    origin: await serve(Promise.resolve()),
    /** The same site at an origin of its own, where the app does not come until it is released. */
    holdApp: async () => {
      let release = () => {}
      const appComes = new Promise<void>((resolve) => {
        release = resolve
      })
      return { origin: await serve(appComes), release: () => release() }
    },
    close: () => Promise.all(servers.map((server) => server.close())),
  }
}
