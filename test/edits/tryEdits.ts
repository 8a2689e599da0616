import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfSite } from '../support/copyOfSite'
import { runBin } from '../support/runNode'
import { viteBuild } from '../support/viteBuild'
import { checkBuiltPages } from './builtPages'
import { EDITS, type Edit } from './edits'

const CONTENT = 'src/content'
const COPIES = 2

interface Trial {
  readonly name: string
  readonly edits: readonly Edit[]
  /** Visits the built site in a browser, which takes the whole machine. */
  readonly isVisited?: true
  readonly runsTests?: true
}

const TRIALS: readonly Trial[] = [
  ...EDITS.map((edit) => ({ name: edit.name, edits: [edit] })),
  ...[0, 1].map((total) => ({
    name: `positions in all: ${total}, visited`,
    edits: EDITS.filter(({ name }) => name === `positions in all: ${total}`),
    isVisited: true as const,
  })),
  {
    name: 'all edits that can be combined, visited, and the tests',
    edits: EDITS.filter(({ isAlone }) => !isAlone),
    isVisited: true,
    runsTests: true,
  },
]

/** Makes the edits in a copy of the site, and does what staff do before they publish. */
async function attempt(copy: string, { edits, isVisited, runsTests }: Trial): Promise<void> {
  rmSync(join(copy, CONTENT), { recursive: true })
  cpSync(CONTENT, join(copy, CONTENT), { recursive: true })
  for (const { apply } of edits) apply(join(copy, CONTENT))
  await runBin(copy, 'tsc', '-p', 'src')
  await viteBuild(copy, '--logLevel', 'warn')
  checkBuiltPages(copy)
  process.env['EDITED_SITE'] = copy
  if (isVisited) await runBin('.', 'playwright', 'test', '--config', 'test/edits/playwright.config.ts')
  if (runsTests) await runBin(copy, 'jest', '--silent')
}

/** Takes trials from the list until it is empty, and returns how many failed. */
async function work(copy: string, trials: Trial[]): Promise<number> {
  const trial = trials.shift()
  if (trial === undefined) return 0
  const error = await attempt(copy, trial).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  )
  console.log(error === null ? `✓ ${trial.name}` : `✗ ${trial.name}\n${error}\n`)
  return (error === null ? 0 : 1) + (await work(copy, trials))
}

/** Tries each legitimate edit of the present content; `npm run test:edits -- words` those with the words in their names. */
export async function tryEdits(): Promise<number> {
  const wanted = TRIALS.filter(({ name }) => name.includes(process.argv.slice(2).join(' ')))
  const copies = Array.from({ length: COPIES }, () => copyOfSite())
  try {
    const unvisited = wanted.filter(({ isVisited }) => !isVisited)
    const visited = wanted.filter(({ isVisited }) => isVisited)
    const failed = await Promise.all(copies.map((copy) => work(copy, unvisited)))
    failed.push(await work(copies[0] ?? '', visited))
    const count = failed.reduce((sum, each) => sum + each, 0)
    console.log(`${wanted.length} tried, ${count} failed`)
    return count === 0 ? 0 : 1
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true })
  }
}
