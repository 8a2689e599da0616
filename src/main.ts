/*
 * The entry. Nothing stands in the way of the first paint: the page is there already (site/prerender/renderPage), and its
 * script is fetched and run once it has been painted.
 */

const WITHOUT_PAINT_MS = 1000

/** By a module's own mark, so that it is fetched and no more: it is run when the app asks for it. */
function fetchAhead(script: string): void {
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
  // The page's own, named by its file (site/vite/pageFilesPlugin).
  root.dataset['scripts']?.split(' ').forEach(fetchAhead)
  // Fetched at once, run one after the other: the footer's file has half of the script (site/vite/siteChunkPlugin), and between
  // the two the page answers.
  const footer = import('./layout/Footer')
  const app = import('./app/hydratePage')
  // Named by the page (site/vite/catalogChunkPlugin).
  const positions = import('#content/catalog')
  Promise.all([app, positions, footer])
    .then(([{ hydratePage }, { catalog }]) => hydratePage(window, root, catalog))
    .catch(() => {
      // The page stays readable; where something waits for the script, a line with a way to reload says so.
      document.documentElement.dataset['notHydrated'] = ''
    })
}

// A tab in the background is not painted.
setTimeout(start, WITHOUT_PAINT_MS)
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
