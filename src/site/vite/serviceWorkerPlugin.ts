import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { contentFolder, importFromSite } from '../importFromSite.ts'

/** Builds src/offline/sw.ts with the list of files to cache. */
export async function serviceWorker(mode: string): Promise<Plugin[] | null> {
  const path = `/${contentFolder(mode)}/settings.ts`
  // The content check reports mistakes in the content, and ends the build.
  const settings = await importFromSite<typeof import('../../content/settings')>(path, {}).catch(() => null)
  // Without it, the build writes another worker (prerender/builtSite.ts).
  if (!settings?.worksOffline) return null
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    // The page registers it (offline/makeInstallable.ts).
    injectRegister: false,
    injectManifest: {
      // Without the details, which are cached when they are visited.
      globPatterns: [
        '*.html',
        '{favicon.svg,apple-touch-icon.png,manifest.webmanifest}',
        'assets/*.{js,woff2}',
      ],
      // Hosts send 404.html with status 404, which can't be cached. A host that does not serve one of staff's files
      // in `public` would end the install.
      globIgnores: ['404.html', ...readdirSync('public').filter((file) => file.endsWith('.html'))],
      // Many positions must not end the build.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      rollupFormat: 'iife',
    },
    integration: {
      // The browser refuses a file with another hash: the install fails, and the next visit tries again.
      // Files that an earlier worker cached unchecked have other revisions.
      beforeBuildServiceWorker({ injectManifest: options }) {
        const addHash = ({ url, size }: { url: string; size: number }) => {
          const integrity = `sha256-${hash('sha256', readFileSync(join(options.globDirectory, url)), 'base64')}`
          return { url, size, integrity, revision: integrity }
        }
        options.manifestTransforms = [(entries) => ({ manifest: entries.map(addHash) })]
      },
    },
    manifest: false,
  })
}
