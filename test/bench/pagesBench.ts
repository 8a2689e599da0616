import { launchBrowser, weighFirstLoad } from './benchBrowser'
import { runLighthouse, type Lighthouse } from './lighthouse'
import { serveCompressed } from './serveCompressed'

const ADDRESSES = ['/', '/jobs', '/jobs?search=data&location=usa', '/jobs/1', '/about', '/contact']
const RUNS = 5

/** The folder that `run.js` builds into. */
const SITE = '.cache/bench'

/** Measures each page of the site. */
export async function bench(_: readonly string[], lighthouse: Lighthouse): Promise<void> {
  const site = await serveCompressed(SITE)
  const browser = await launchBrowser()
  try {
    const rows: Record<string, Record<string, string | number>> = {}
    for (const address of ADDRESSES) {
      const url = `${site.origin}${address}`
      const { kB, requests } = await weighFirstLoad(browser, url)
      const { scores, lcpMs } = await runLighthouse(lighthouse, url, RUNS)
      rows[address] = {
        'HTML kB': (kB['document'] ?? 0).toFixed(1),
        'script kB': (kB['script'] ?? 0).toFixed(1),
        'font kB': (kB['font'] ?? 0).toFixed(1),
        requests,
        'perf/a11y/practices/SEO': scores,
        'LCP ms': Math.round(lcpMs),
      }
    }
    console.table(rows)
  } finally {
    await browser.close()
    site.close()
  }
}
