import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { locationOf } from '../../src/domain/locations'
import { copyOfSite } from '../support/copyOfSite'
import { positionFile } from '../support/positionFile'
import { viteBuild } from '../support/viteBuild'
import { launchBrowser, weighFirstLoad } from './benchBrowser'
import { cpuOfKeys } from './cpuOfKeys'
import { growJobs } from './grownJobs'
import { runLighthouse, type Lighthouse } from './lighthouse'
import { serveCompressed } from './serveCompressed'
import { timeUntil } from './timeUntil'

const SIZES = ['22', '200', '1000', '10000']
const RUNS = 3
const WORDS = ['data', 'data', 'data']

/** The files of positions, with `count` positions in all. */
function grownContent(count: number): Readonly<Record<string, string | null>> {
  const folder = 'src/content/positions'
  const files = growJobs(count).map((job, index) => [
    `${folder}/${locationOf(job.location)}/${index}.yaml`,
    positionFile(job),
  ])
  return { [folder]: null, ...Object.fromEntries(files) }
}

/** Builds and measures the site with `count` positions. */
async function measureSize(lighthouse: Lighthouse, count: number) {
  const folder = copyOfSite(grownContent(count))
  const start = performance.now()
  await viteBuild(folder, '--logLevel', 'error')
  const buildSeconds = (performance.now() - start) / 1000
  const site = await serveCompressed(join(folder, 'dist'))
  const browser = await launchBrowser()
  try {
    const { kB } = await weighFirstLoad(browser, `${site.origin}/jobs`)
    const { lcpMs } = await runLighthouse(lighthouse, `${site.origin}/jobs`, RUNS)
    const bookmark = `${site.origin}/jobs?search=data&location=usa`
    const bookmarkMs = await timeUntil('data-shown', browser, bookmark)
    const detailMs = await timeUntil('data-hydrated', browser, `${site.origin}/jobs/1`)
    const { median } = await cpuOfKeys(browser, `${site.origin}/jobs`, WORDS)
    return {
      positions: count,
      'build, s': buildSeconds.toFixed(0),
      'first load of /jobs, kB': (kB['document'] ?? 0) + (kB['script'] ?? 0),
      'its LCP, ms': lcpMs,
      'a bookmark, ms': bookmarkMs,
      'a detail, ms': detailMs,
      'a key of “data”, ms': median.toFixed(1),
    }
  } finally {
    await browser.close()
    site.close()
    rmSync(folder, { recursive: true })
  }
}

/** Measures the site with each of the given numbers of positions. */
export async function bench(sizes: readonly string[], lighthouse: Lighthouse): Promise<void> {
  const rows: object[] = []
  for (const size of sizes.length > 0 ? sizes : SIZES) rows.push(await measureSize(lighthouse, Number(size)))
  console.table(rows)
}
