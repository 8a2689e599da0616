import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|xml|atom|txt|webmanifest)$/

/** Below this, what is saved is less than one packet on the way. */
const LEAST_BYTES = 1400

/** The best compression takes 40 ms a page; from this many files on, one that takes 2 must do for pages. */
const MANY_FILES = 2000

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

async function compress(file: string, quality: number): Promise<void> {
  const text = readFileSync(file)
  if (text.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [br, gz] = await Promise.all([inBrotli(text, { params }), inGzip(text, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Leaves a `.br` and a `.gz` beside each text of the built site, for hosts that don't compress by themselves. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
          TEXT.test(name),
        )
        const best = constants.BROTLI_MAX_QUALITY
        const ofPages = names.length < MANY_FILES ? best : 9
        await Promise.all(
          names.map((name) => compress(join(dir, name), name.endsWith('.html') ? ofPages : best)),
        )
      },
    },
  }
}
