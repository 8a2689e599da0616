/*
 * The entry. The page is prerendered, so its script is fetched and run after the first paint. In a background tab nothing is
 * painted: it starts after `UNPAINTED_DELAY_MS`.
 */

const UNPAINTED_DELAY_MS = 1000

/** `modulepreload` fetches without executing. */
function preload(script: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = script
  document.head.append(link)
}

function start(): void {
  const root = document.getElementById('root')
  if (root === null || root.dataset['started'] === 'yes') return
  root.dataset['started'] = 'yes'
  // The page's own chunks (site/vite/pageFilesPlugin.ts).
  root.dataset['scripts']?.split(' ').forEach(preload)
  // Half of the script. It is fetched at the same time, and runs in a separate task (site/vite/chunksPlugin.ts).
  const react = import('react-dom/client')
  const app = import('./hydratePage')
  // The page names the file (site/vite/catalogChunkPlugin.ts).
  const positions: Promise<typeof import('#content/catalog')> = import(
    /* @vite-ignore */ root.dataset['catalog'] ?? ''
  )
  Promise.all([app, positions, react])
    .then(([{ hydratePage }, { catalog }]) => hydratePage(window, root, catalog))
    .catch(() => {
      // The page stays readable. A list that waits for the script offers a reload (hydration/pending.ts).
      document.documentElement.dataset['notHydrated'] = ''
    })
}

setTimeout(start, UNPAINTED_DELAY_MS)
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
