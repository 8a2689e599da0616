import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { importFromSite } from '../importFromSite.ts'
import { REMOVING_WORKER } from './removingWorker.ts'

/** Builds src/sw.ts with the list of files to cache, and the web manifest. */
export async function serviceWorker(mode: string): Promise<Plugin[] | null> {
  const path = '/src/site/siteIdentity.ts'
  // The content check reports mistakes in the content, and ends the build.
  const module = await importFromSite<typeof import('../siteIdentity')>(path, { mode }).catch(() => null)
  if (module === null) return null
  const site = module.siteIdentity
  if (!site.worksOffline) {
    return [
      {
        name: 'removing-worker',
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'sw.js', source: REMOVING_WORKER })
        },
      },
    ]
  }
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    // The page registers it (navigation/makeInstallable.ts).
    injectRegister: false,
    injectManifest: {
      // The details are cached when they are visited. Hosts send 404.html with status 404, which can't be cached.
      globPatterns: ['*.{html,svg,webmanifest}', 'apple-touch-icon.png', 'assets/*.{js,woff2}'],
      globIgnores: ['404.html'],
      // Many positions get a warning (site/budgets). They must not end the build.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      rollupFormat: 'iife',
    },
    integration: {
      // The browser refuses a file that has another hash. Then the install fails, and the next visit tries again. Files that
      // an earlier worker cached unchecked have other revisions.
      beforeBuildServiceWorker({ injectManifest: options }) {
        const addHash = ({ url, size }: { url: string; size: number }) => {
          const integrity = `sha256-${hash('sha256', readFileSync(join(options.globDirectory, url)), 'base64')}`
          return { url, size, integrity, revision: integrity }
        }
        options.manifestTransforms = [(entries) => ({ manifest: entries.map(addHash) })]
        // `globPatterns` has the icons and the web manifest.
        options.additionalManifestEntries = []
      },
    },
    manifest: {
      name: site.name,
      short_name: site.shortName,
      start_url: 'jobs',
      display: 'minimal-ui',
      background_color: site.background,
      theme_color: site.background,
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      ],
    },
  })
}
