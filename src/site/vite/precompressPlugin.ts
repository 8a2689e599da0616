import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|xml|atom|txt|webmanifest)$/

/** Writes a `.br` and a `.gz` file beside each text file of the build, for hosts that do not compress. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After the service worker, which vite-plugin-pwa writes in this hook.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        if (error) return
        const { root, build } = this.environment.config
        const dir = resolve(root, build.outDir)
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        for (const file of files.filter((name) => TEXT.test(name)).map((name) => join(dir, name))) {
          const text = readFileSync(file)
          writeFileSync(`${file}.br`, brotliCompressSync(text))
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
        }
      },
    },
  }
}
