import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyOfSite } from '../support/copyOfSite'
import { viteBuild } from '../support/runNode'
import { launchBrowser, weighFirstLoad } from './benchBrowser'
import { cpuOfKeys } from './cpuOfKeys'
import { runLighthouse, type Lighthouse } from './lighthouse'
import { serveCompressed } from './serveCompressed'
import { timeUntil } from './timeUntil'

const SIZES = ['22', '200', '1000', '10000']
const RUNS = 3
const WORDS = ['data', 'data', 'data']

const FOLDER = 'src/content/positions'

/** Repeats the files of positions. After the first round each has its own id and description, the same in every run. */
function grownContent(count: number): Readonly<Record<string, string | null>> {
  const all = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => file.endsWith('.yaml'))
  const texts = files.map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  // As often as the positions have them, so that the descriptions compress as badly as real ones.
  const words = texts.join('').match(/(?<=^ {2}- .*)[a-z]+/gim) ?? []
  let state = count
  const nextWord = () => {
    // A linear congruential generator.
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return words[Math.floor((state / 2 ** 32) * words.length)] ?? ''
  }
  const grown: Record<string, string | null> = { [FOLDER]: null }
  for (let index = 0; index < count; index += 1) {
    const [file = '', text = ''] = [files, texts].map((each) => each[index % files.length])
    const own = text
      .replace(/^id: .*/m, `id: ${index + 1}`)
      .replace(/(?<=^description:)[^]*/m, (points) => points.replaceAll(/[a-z]+/gi, nextWord))
    grown[join(FOLDER, dirname(file), `${index}.yaml`)] = index < files.length ? text : own
  }
  return grown
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
    const bookmarkMs = await timeUntil('[data-shown]', browser, bookmark)
    const detailMs = await timeUntil('[data-stage=hydrated]', browser, `${site.origin}/jobs/1`)
    const keyMs = await cpuOfKeys(browser, `${site.origin}/jobs`, WORDS)
    return {
      positions: count,
      'build, s': buildSeconds.toFixed(0),
      'first load of /jobs, kB': (kB['document'] ?? 0) + (kB['script'] ?? 0),
      'its LCP, ms': lcpMs,
      'a bookmark, ms': bookmarkMs,
      'a detail, ms': detailMs,
      'a key of “data”, ms': keyMs.toFixed(1),
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
