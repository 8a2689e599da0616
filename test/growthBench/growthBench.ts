import { keystrokeToPaint } from '../pageBench/keystrokeToPaint'
import { launchBrowser } from '../pageBench/launchBrowser'
import { runLighthouse, type Lighthouse } from '../pageBench/lighthouseRuns'
import { serveCompressed } from '../pageBench/serveCompressed'
import { weighFirstLoad } from '../pageBench/weighFirstLoad'
import { buildSite } from './buildSite'

const SIZES = [22, 200, 1000, 10_000]
const LIGHTHOUSE_RUNS = 3
const DEBUGGING_PORT = 9334

/** Changes the cards at nearly every key. */
const SELECTIVE = ['data', 'data', 'data']
/** Stands in nearly every position: the same twelve cards, whatever the size. */
const COMMON = ['you', 'you', 'you']

const HEADINGS = [
  'positions',
  'build',
  '`dist/`',
  'first load of `/`',
  'of `/jobs`',
  'LCP of `/jobs`',
  'key to paint, “data”',
  'the same 12 cards',
]

const kB = ({ document = 0, script = 0 }: Readonly<Record<string, number>>) =>
  `${Math.round(document + script)} kB`

/** A row of the table, from build to keystroke. */
async function measureSize(lighthouse: Lighthouse, positions: number): Promise<readonly string[]> {
  const built = await buildSite(positions)
  const site = await serveCompressed(built.dist)
  const browser = await launchBrowser(DEBUGGING_PORT)
  try {
    const home = await weighFirstLoad(browser, `${site.origin}/`)
    const list = await weighFirstLoad(browser, `${site.origin}/jobs`)
    const { lcpMs } = await runLighthouse(lighthouse, `${site.origin}/jobs`, DEBUGGING_PORT, LIGHTHOUSE_RUNS)
    const selective = await keystrokeToPaint(browser, site.origin, { words: SELECTIVE })
    const common = await keystrokeToPaint(browser, site.origin, { words: COMMON })
    return [
      positions.toLocaleString('en').replace(',', ' '),
      `${built.buildSeconds.toFixed(0)} s`,
      `${built.megabytes.toFixed(0)} MB`,
      kB(home.kBOf),
      kB(list.kBOf),
      `${(lcpMs / 1000).toFixed(2)} s`,
      `${selective.toFixed(0)} ms`,
      `${common.toFixed(0)} ms`,
    ]
  } finally {
    await browser.close()
    site.close()
    built.remove()
  }
}

const asRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Asserts nothing: prints a table of Markdown, a row as soon as it is measured. `sizes` in place of all. */
export async function measureGrowth(lighthouse: Lighthouse, sizes: readonly string[]): Promise<void> {
  console.log(asRow(HEADINGS))
  console.log(asRow(HEADINGS.map(() => '---')))
  for (const size of sizes.length > 0 ? sizes.map(Number) : SIZES) {
    console.log(asRow(await measureSize(lighthouse, size)))
  }
}
