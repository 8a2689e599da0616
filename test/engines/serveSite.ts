import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { build, preview } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUT_DIR = '.cache/engines/site'
const WITNESS = 'witness.js'

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
  const server = await preview({ ...options, preview: { port: 0 } })
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    close: () => server.close(),
  }
}
