import type { Job } from './domain/job'
import { fail, isAtStage } from './hydration/stage'
import { yieldToMain } from './yieldToMain'

/* The entry point. Runs the app after the first paint. A background tab never paints: it starts after a delay. */
const UNPAINTED_DELAY_MS = 1000
const RUNNING = 'running'

const whenPainted = new Promise<void>((resolve) => {
  setTimeout(resolve, UNPAINTED_DELAY_MS)
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
})

/** Before that, the app would hydrate an incomplete page, and the parser would then add the rest to it. */
const whenParsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
  else resolve(undefined)
})

/** Fetches the chunks (vite.config.ts) while the page is painted. Then runs each, and the app, in its own task. */
async function runScripts(): Promise<void> {
  await whenParsed
  const root = document.getElementById('root')
  // At an address with a name and a password, browsers evaluate the entry twice.
  if (!root || root.dataset['scripts'] === RUNNING) return
  // Before Chrome 92, Firefox 90 and Safari 15.4. Safari before 16.4 can't parse the app: it has lookbehinds.
  if (!('at' in Array.prototype)) throw new Error('This browser is too old for the app.')
  // The page lists its scripts (site/prerender/pageTemplate.ts, site/vite/catalogChunkPlugin.ts).
  const scripts = root.dataset['scripts']?.split(' ') ?? []
  root.dataset['scripts'] = RUNNING
  const { catalog = '' } = document.documentElement.dataset
  // The early script waits for the positions (hydration/cardsFromCatalog.ts). No other script delays them.
  if (isAtStage(/positions/)) await import(/* @vite-ignore */ catalog)
  for (const href of [...scripts, catalog]) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  await whenPainted
  // By address: an import would put the bundler's helpers into the entry, and each change would rename all chunks.
  for (const href of scripts) {
    // oxlint-disable-next-line no-await-in-loop -- A slow phone can react between two tasks.
    await import(/* @vite-ignore */ href).then(yieldToMain)
  }
  const { hydratePage } = await import('./hydratePage')
  const positions: { readonly catalog: readonly Job[] } = await import(/* @vite-ignore */ catalog)
  // Throws where a proxy has sent an empty file.
  await hydratePage(root, [...positions.catalog])
}

runScripts().catch(fail)
