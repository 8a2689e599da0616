/*
 * The entry. The page is prerendered, so its script is fetched and run after the first paint. In a background tab nothing is
 * painted: it starts after `UNPAINTED_DELAY_MS`.
 */

const UNPAINTED_DELAY_MS = 1000

/** `modulepreload` fetches without executing. */
function preload(href: string): void {
  const attributes = { rel: 'modulepreload', crossOrigin: '', href }
  document.head.append(Object.assign(document.createElement('link'), attributes))
}

function start(): void {
  const root = document.getElementById('root')
  if (root === null || root.dataset['started'] === 'yes') return
  root.dataset['started'] = 'yes'
  // The page's own chunks (site/vite/pageFilesPlugin.ts).
  root.dataset['scripts']?.split(' ').forEach(preload)
  // The chunks `react` and `shared` (site/vite/chunksPlugin.ts), fetched with the app. Each runs in a separate task.
  const chunks = [import('react-dom/client'), import('@mui/material/Typography')]
  const app = import('./hydratePage')
  // The page names the file (site/vite/catalogChunkPlugin.ts).
  const positions: Promise<typeof import('#content/catalog')> = import(
    /* @vite-ignore */ root.dataset['catalog'] ?? ''
  )
  Promise.all([app, positions, ...chunks])
    .then(([{ hydratePage }, { catalog }]) => hydratePage(window, root, catalog))
    .catch(() => {
      // The page stays readable, and a line offers a reload (hydration/pending.ts).
      document.documentElement.dataset['notHydrated'] = ''
      const { heldLink } = window
      window.heldLink = null
      heldLink?.click()
    })
}

setTimeout(start, UNPAINTED_DELAY_MS)
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
