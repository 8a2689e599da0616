import type { Browser } from '@playwright/test'
import { cpuOfLoad, type CpuOfLoad } from './cpuOfLoad'
import { keystrokeToPaint } from './keystrokeToPaint'
import { launchBrowser } from './launchBrowser'
import { runLighthouse, type Lighthouse } from './lighthouseRuns'
import { medianOf } from './medianOf'
import { serveCompressed } from './serveCompressed'
import { weighFirstLoad } from './weighFirstLoad'

/** A page of each kind, and the bookmark that somebody opens on a train. */
const ADDRESSES = ['/', '/jobs', '/jobs?search=data&location=usa', '/jobs/1', '/about', '/contact']
const RUNS = 5
const DEBUGGING_PORT = 9333
const CATALOG_SIZES = [22, 1000, 10_000]
const WORDS = ['data scientist', 'engineer', 'cloud']

async function measureCpu(browser: Browser, url: string): Promise<CpuOfLoad> {
  const loads: CpuOfLoad[] = []
  for (let run = 0; run < RUNS; run += 1) loads.push(await cpuOfLoad(browser, url))
  return {
    longestTaskMs: medianOf(loads.map(({ longestTaskMs }) => longestTaskMs)),
    blockedMs: medianOf(loads.map(({ blockedMs }) => blockedMs)),
    blockedAfterPaintMs: medianOf(loads.map(({ blockedAfterPaintMs }) => blockedAfterPaintMs)),
  }
}

/** Builds nothing and asserts nothing: prints what the site in `dist/` weighs and how quick it is. */
export async function measurePages(lighthouse: Lighthouse): Promise<void> {
  const site = await serveCompressed('dist')
  const browser = await launchBrowser(DEBUGGING_PORT)
  try {
    const rows: Record<string, Record<string, string | number>> = {}
    for (const address of ADDRESSES) {
      const url = `${site.origin}${address}`
      const { kBOf, requests } = await weighFirstLoad(browser, url)
      const cpu = await measureCpu(browser, url)
      const { scores, ...times } = await runLighthouse(lighthouse, url, DEBUGGING_PORT, RUNS)
      rows[address] = {
        'HTML kB': (kBOf['document'] ?? 0).toFixed(1),
        'script kB': (kBOf['script'] ?? 0).toFixed(1),
        'font kB': (kBOf['font'] ?? 0).toFixed(1),
        requests,
        'perf/a11y/practices/SEO': Object.values(scores).join('/'),
        'FCP ms': Math.round(times.fcpMs),
        'LCP ms': Math.round(times.lcpMs),
        'TBT ms': Math.round(times.tbtMs),
        CLS: times.cls.toFixed(2),
        'SI ms': Math.round(times.speedIndexMs),
        'longest task CPU ms at 4x': Math.round(cpu.longestTaskMs),
        'blocked CPU ms at 4x': Math.round(cpu.blockedMs),
        'of it after FCP': Math.round(cpu.blockedAfterPaintMs),
        missed: times.missed.join(', '),
      }
    }
    console.table(rows)
    for (const count of CATALOG_SIZES) {
      const ms = await keystrokeToPaint(browser, site.origin, { words: WORDS, count })
      console.log(`keystroke to paint at 4x, ${count} positions: ${ms.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
    site.close()
  }
}
