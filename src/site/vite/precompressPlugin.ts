import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|xml|atom|txt|webmanifest)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const text = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Writes a `.br` and a `.gz` file beside each text file of the build, for hosts that do not compress. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After the service worker, which vite-plugin-pwa writes in this hook.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return
        const { root, build } = this.environment.config
        const dir = resolve(root, build.outDir)
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        const texts = files.filter((name) => TEXT.test(name))
        await Promise.all(texts.map((name) => compress(join(dir, name))))
      },
    },
  }
}
