import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../support/copyOfSite'
import { runBin } from '../support/runNode'
import { viteBuild } from '../support/viteBuild'
import { checkBuiltPages } from './builtPages'
import { COMBINABLE_EDITS, inOrder, OTHER_EDITS } from './edits'

const CONTENT = 'src/content'
const COPIES = 2

const ALL_TOGETHER = 'all edits that can be combined'
const TRIALS = {
  ...COMBINABLE_EDITS,
  ...OTHER_EDITS,
  [ALL_TOGETHER]: inOrder(...Object.values(COMBINABLE_EDITS)),
}

/** A browser visits these sites. It needs the whole machine. */
const VISITED = new Set(['positions in all: 0', 'positions in all: 1', ALL_TOGETHER])

type Trial = readonly [name: string, edit: (contentFolder: string) => void]

/** Makes the edit in a copy of the site, and does what staff do before they publish. */
async function attempt(copy: string, [name, edit]: Trial): Promise<void> {
  rmSync(join(copy, CONTENT), { recursive: true })
  cpSync(CONTENT, join(copy, CONTENT), { recursive: true })
  edit(join(copy, CONTENT))
  await runBin(copy, 'tsc', '-p', 'src')
  await viteBuild(copy, '--logLevel', 'warn')
  checkBuiltPages(copy)
  process.env['EDITED_SITE'] = copy
  if (VISITED.has(name))
    await runBin('.', 'playwright', 'test', '--config', 'test/edits/playwright.config.ts')
  if (name === ALL_TOGETHER) await runBin(copy, 'jest', '--silent')
}

/** Takes trials from the list until it is empty. Returns the number of failures. */
async function work(copy: string, trials: Trial[]): Promise<number> {
  const trial = trials.shift()
  if (trial === undefined) return 0
  const error = await attempt(copy, trial).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  )
  console.log(error === null ? `✓ ${trial[0]}` : `✗ ${trial[0]}\n${error}\n`)
  return (error === null ? 0 : 1) + (await work(copy, trials))
}

/** Tries each edit of the present content. `npm run test:edits -- words` tries those with the words in their names. */
export async function tryEdits(): Promise<number> {
  const words = process.argv.slice(2).join(' ')
  const wanted = Object.entries(TRIALS).filter(([name]) => name.includes(words))
  const copies = Array.from({ length: COPIES }, () => copyOfSite())
  try {
    const unvisited = wanted.filter(([name]) => !VISITED.has(name))
    const failed = await Promise.all(copies.map((copy) => work(copy, unvisited)))
    const visited = wanted.filter(([name]) => VISITED.has(name))
    failed.push(await work(copies[0] ?? '', visited))
    const count = failed.reduce((sum, each) => sum + each, 0)
    console.log(`${wanted.length} tried, ${count} failed`)
    return count === 0 ? 0 : 1
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true })
  }
}
