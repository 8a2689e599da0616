/*
 * The whole of what stands in the way of the first paint: nothing. The page is there already (build/renderPage),
 * and its script is fetched and run once it has been painted.
 */

const WITHOUT_PAINT_MS = 1000

function start(): void {
  const root = document.getElementById('root')
  if (root === null || root.dataset['started'] === 'yes') return
  root.dataset['started'] = 'yes'
  // Fetched at once, run one after the other: the header's file has half of the script (vite.config.ts), and between
  // the two the page answers.
  const header = import('./layout/Header')
  const app = import('./app/bringToLife')
  Promise.all([app, header])
    .then(([{ bringToLife }]) => bringToLife(window, root))
    .catch(() => {
      // The page stays readable; where something waits for the script, a line with a way to reload says so.
      document.documentElement.dataset['notAlive'] = ''
    })
}

requestAnimationFrame(() => setTimeout(start))
// A tab in the background is not painted.
setTimeout(start, WITHOUT_PAINT_MS)
