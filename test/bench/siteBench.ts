import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import * as fc from 'fast-check'
import { findBrowser } from '../browser/findBrowser'
import { copyOfSite } from '../support/copyOfSite'
import { viteBuild } from '../support/runNode'
import { cpuOfKeys } from './cpuOfKeys'
import { serveCompressed } from './serveCompressed'
import { timeUntil } from './timeUntil'
import { weighFirstLoad } from './weighFirstLoad'

const BOOKMARK = '/jobs?search=data&location=usa'
const ADDRESSES = ['/', '/jobs', BOOKMARK, '/jobs/1', '/about', '/contact']

const FOLDER = 'src/content/positions'

/** Repeats the files of positions. After the first round each has its own id and description, the same in every run. */
function grownContent(count: number): Readonly<Record<string, string | null>> {
  const all = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => file.endsWith('.yaml'))
  const texts = files.map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  // As often as the positions have them, so that the descriptions compress as badly as real ones.
  const words = texts.join('').match(/(?<=^ {2}- .*)[a-z]+/gim) ?? []
  const grown: Record<string, string | null> = { [FOLDER]: null }
  for (let index = 0; index < count; index += 1) {
    const [file = '', text = ''] = [files, texts].map((each) => each[index % files.length])
    const other = fc.sample(fc.constantFrom(...words), { numRuns: text.length, seed: index })
    const own = text
      .replace(/^id: .*/m, `id: ${index + 1}`)
      .replace(/(?<=^description:)[^]*/m, (points) => points.replaceAll(/[a-z]+/gi, () => other.pop() ?? ''))
    grown[join(FOLDER, dirname(file), `${index}.yaml`)] = index < files.length ? text : own
  }
  return grown
}

/** Builds the site with other files, and measures each page. */
async function measureSite(files: ReturnType<typeof grownContent>): Promise<void> {
  const folder = copyOfSite(files)
  const start = performance.now()
  await viteBuild(folder, '--logLevel', 'error')
  console.log(`Built in ${Math.round((performance.now() - start) / 1000)} s.`)
  const site = await serveCompressed(join(folder, 'dist'))
  const browser = await chromium.launch({ executablePath: await findBrowser('bench') })
  try {
    const rows: Record<string, object> = {}
    for (const address of ADDRESSES) {
      const url = `${site.origin}${address}`
      const isShown = address === BOOKMARK ? '[data-shown]' : '[data-stage=hydrated]'
      rows[address] = {
        ...(await weighFirstLoad(browser, url)),
        ...(await timeUntil(isShown, browser, url)),
        ...(address === '/jobs' && { 'a key of “data”, ms': await cpuOfKeys(browser, url) }),
      }
    }
    console.table(rows)
  } finally {
    await browser.close()
    site.close()
    rmSync(folder, { recursive: true })
  }
}

/** Measures the site with each of the given numbers of positions, or as it is. */
export async function run(counts: readonly string[]): Promise<void> {
  if (counts.length === 0) return measureSite({})
  for (const count of counts) await measureSite(grownContent(Number(count)))
}
