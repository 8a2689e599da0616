import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../src/domain/job'
import { copyOfSite } from '../support/copyOfSite'
import { runBin } from '../support/runNode'
import { viteBuild } from '../support/viteBuild'
import { COMBINABLE_EDITS, inOrder, OTHER_EDITS, type Edit } from './edits'

const CONTENT = 'src/content'
const COPIES = 2

const ALL_TOGETHER = 'all edits that can be combined'
const ALL_EDITS = inOrder(...Object.values(COMBINABLE_EDITS))
const TRIALS = { ...COMBINABLE_EDITS, ...OTHER_EDITS, [ALL_TOGETHER]: ALL_EDITS }

/** A browser visits these sites. It needs the whole machine. */
const VISITED = new Set(['positions in all: 0', 'positions in all: 1', ALL_TOGETHER])

type Trial = readonly [name: string, edit: Edit]

/** Throws if a built site lacks a position's page, or if a page shows a missing value. */
function checkBuiltPages(copy: string): void {
  const site = join(copy, 'dist')
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const { positions }: { readonly positions: readonly Job[] } = JSON.parse(read('jobs.json'))
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const missing = positions.filter(({ id }) => !files.includes(join('jobs', `${id}.html`)))
  if (missing.length > 0) throw new Error(`No page for ${missing.map(({ id }) => id).join(', ')}`)
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const [found] = /.{0,40}(?:>|content="|Title: )(?:undefined|null|NaN)\b.{0,20}/.exec(read(page)) ?? []
    if (found !== undefined) throw new Error(`${page} says ${found}`)
  }
}

/** Makes the edit in a copy of the site, and does what staff do before they publish. */
async function attempt(copy: string, [name, edit]: Trial): Promise<void> {
  rmSync(join(copy, CONTENT), { recursive: true })
  cpSync(CONTENT, join(copy, CONTENT), { recursive: true })
  edit(join(copy, CONTENT))
  await runBin(copy, 'tsc', '-p', 'src')
  await viteBuild(copy, '--logLevel', 'warn')
  checkBuiltPages(copy)
  process.env['BUILT_SITE'] = join(copy, 'dist')
  if (VISITED.has(name))
    await runBin('.', 'playwright', 'test', '--config', 'test/edits/playwright.config.ts')
  if (name === ALL_TOGETHER) await runBin(copy, 'jest', '--silent')
}

let failedCount = 0

/** Takes trials from the list until it is empty. */
async function work(copy: string, trials: Trial[]): Promise<void> {
  const trial = trials.shift()
  if (trial === undefined) return
  try {
    await attempt(copy, trial)
    console.log(`✓ ${trial[0]}`)
  } catch (error) {
    failedCount += 1
    console.log(`✗ ${trial[0]}\n${String(error)}\n`)
  }
  await work(copy, trials)
}

/** Tries each edit of the present content. `npm run test:edits -- words` tries those with the words in their names. */
export async function tryEdits(): Promise<number> {
  const wanted = Object.entries(TRIALS).filter(([name]) => name.includes(process.argv.slice(2).join(' ')))
  const copies = Array.from({ length: COPIES }, () => copyOfSite())
  try {
    const unvisited = wanted.filter(([name]) => !VISITED.has(name))
    await Promise.all(copies.map((copy) => work(copy, unvisited)))
    const visited = wanted.filter(([name]) => VISITED.has(name))
    await work(copies[0] ?? '', visited)
    console.log(`${wanted.length} tried, ${failedCount} failed`)
    return failedCount === 0 ? 0 : 1
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true })
  }
}
