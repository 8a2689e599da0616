import { launchBrowser } from './benchBrowser'
import { cpuOfKeys } from './cpuOfKeys'
import { serveCompressed } from './serveCompressed'

const PATHS = ['/jobs', '/jobs?search=data&location=usa']
const RUNS = 3
const WORDS = ['data scientist', 'data', 'cloud']

/** Measures keys on the lists of built sites (by default `dist/`), by turns, in ms of processor time at full speed. */
export async function bench(folders: readonly string[]): Promise<void> {
  const sites = folders.length > 0 ? folders : ['dist']
  const browser = await launchBrowser()
  const rows: Record<string, Record<string, string>> = {}
  for (let run = 0; run < RUNS; run += 1) {
    for (const path of PATHS) {
      for (const folder of sites) {
        const site = await serveCompressed(folder)
        const times = await cpuOfKeys(browser, `${site.origin}${path}`, WORDS)
        site.close()
        const row = (rows[`${folder} ${path}`] ??= {})
        for (const [name, ms] of Object.entries(times))
          row[name] = `${row[name] ?? ''} ${ms.toFixed(1)}`.trim()
      }
    }
  }
  await browser.close()
  console.table(rows)
}
