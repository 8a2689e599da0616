import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { importFromSite } from '../importFromSite.ts'

/** Builds src/offline/sw.ts with the list of files to cache, and the web manifest. */
export async function serviceWorker(mode: string): Promise<Plugin[] | null> {
  const path = '/src/site/siteIdentity.ts'
  // The content check reports mistakes in the content, and ends the build.
  const config = { mode, define: { SITE_BASE: "'/'" } }
  const module = await importFromSite<typeof import('../siteIdentity')>(path, config).catch(() => null)
  const site = module?.siteIdentity
  // Without it, the build writes another worker (prerender/builtSite.ts).
  if (!site?.worksOffline) return null
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    // The page registers it (offline/makeInstallable.ts).
    injectRegister: false,
    injectManifest: {
      // Without the details, which are cached when they are visited, and without staff's files in `public`: a
      // host that does not serve one of them would end the install.
      globPatterns: [
        `{${site.pageFiles.join(',')},offline.html}`,
        '{favicon.svg,apple-touch-icon.png,manifest.webmanifest}',
        'assets/*.{js,woff2}',
      ],
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
        // `globPatterns` has the icons and the web manifest.
        options.additionalManifestEntries = []
      },
    },
    manifest: site.manifest,
  })
}
