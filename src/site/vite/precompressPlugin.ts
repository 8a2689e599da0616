import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|xml|atom|txt|webmanifest)$/

/** For the details, of which there are many: 3 % more bytes than by 11 in a third of the time. */
const DETAIL_QUALITY = 10

async function compress(folder: string, name: string): Promise<void> {
  const file = join(folder, name)
  const text = await readFile(file)
  const isDetail = name.endsWith('.html') && dirname(name) !== '.'
  const quality = isDetail ? DETAIL_QUALITY : constants.BROTLI_MAX_QUALITY
  const brotli = promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  await writeFile(`${file}.br`, await brotli)
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
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
        const folder = resolve(root, build.outDir)
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
          TEXT.test(name),
        )
        const queue = names.values()
        const work = async () => {
          for (const name of queue) await compress(folder, name)
        }
        await Promise.all(Array.from({ length: availableParallelism() }, work))
      },
    },
  }
}
