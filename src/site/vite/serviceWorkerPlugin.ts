import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { importFromSite } from '../importFromSite.ts'
import { REMOVING_WORKER } from './removingWorker.ts'

/** Overwrites the file of vite-plugin-pwa. */
function removingWorker(): Plugin {
  return {
    name: 'removing-worker',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      handler() {
        const { root, build } = this.environment.config
        writeFileSync(resolve(root, build.outDir, 'sw.js'), REMOVING_WORKER)
      },
    },
  }
}

/** Builds src/sw.ts with the list of files to cache, and the web manifest. */
export async function serviceWorker(mode: string): Promise<Plugin[] | null> {
  const path = '/src/site/siteIdentity.ts'
  // The content check reports mistakes in the content, and ends the build.
  const module = await importFromSite<typeof import('../siteIdentity')>(path, { mode }).catch(() => null)
  if (module === null) return null
  const site = module.siteIdentity
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    // The page registers it (navigation/makeInstallable.ts).
    injectRegister: false,
    selfDestroying: !site.worksOffline,
    injectManifest: {
      // The details are cached when they are visited. Hosts send 404.html with status 404, which can't be cached.
      globPatterns: ['*.html', 'assets/*.{js,woff2}', 'favicon.svg'],
      globIgnores: ['404.html'],
      rollupFormat: 'iife',
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
  return site.worksOffline ? pwa : [...pwa, removingWorker()]
}
