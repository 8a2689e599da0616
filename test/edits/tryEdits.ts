import { checkBuiltPages } from './builtPages'
import { EDITS, type Edit } from './edits'
import { runBin } from '../support/runNode'
import { viteBuild } from '../support/viteBuild'
import { createSiteCopy, type SiteCopy } from './siteCopy'

/** One for each core of a small machine. */
const WORKERS = 2

const PROJECT = process.cwd()
const start = Date.now()

function say(line: string): void {
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  console.log(`${seconds.padStart(4)} s  ${line}`)
}

/** What staff do before they publish: the types, the check, the build. */
async function checkAndBuild({ folder }: SiteCopy): Promise<void> {
  await runBin(folder, 'tsc', '-p', 'src')
  // The build runs the content's check, and ends where that finds a mistake.
  await viteBuild(folder, '--logLevel', 'warn')
  checkBuiltPages(folder)
}

async function playJourneys({ folder }: SiteCopy): Promise<void> {
  process.env['EDITED_SITE'] = folder
  await runBin(PROJECT, 'playwright', 'test', '--config', 'test/edits/playwright.config.ts')
}

interface Trial {
  readonly name: string
  readonly edits: readonly Edit[]
  readonly after?: (site: SiteCopy) => Promise<void>
}

/** `npm run test:edits -- words`: those alone whose names have the words. */
const wanted = process.argv.slice(2).join(' ')
const isWanted = ({ name }: Trial) => name.includes(wanted)

const isNamed = (words: RegExp) => (edit: Edit) => words.test(edit.name)

const alone: readonly Trial[] = EDITS.map((edit) => ({
  name: edit.name,
  edits: [edit],
}))

/** These are visited too. One at a time: they take all of the machine. */
const visited: readonly Trial[] = [
  { name: 'no position at all, visited', edits: EDITS.filter(isNamed(/in all: 0$/)), after: playJourneys },
  { name: 'a single position, visited', edits: EDITS.filter(isNamed(/in all: 1$/)), after: playJourneys },
  {
    name: 'all that go together, visited, and the tests',
    edits: EDITS.filter(({ isAlone }) => !isAlone),
    async after(site) {
      await playJourneys(site)
      await runBin(site.folder, 'jest', '--silent')
    },
  },
]

async function tryIn(site: SiteCopy, { name, edits, after }: Trial): Promise<boolean> {
  try {
    site.edit(edits)
    await checkAndBuild(site)
    await after?.(site)
    say(`✓ ${name}`)
    return true
  } catch (error) {
    say(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

/** Takes the trials one after another; several of these can take from the same ones. */
async function work(site: SiteCopy, trials: Trial[]): Promise<string[]> {
  const failed: string[] = []
  for (let trial = trials.shift(); trial; trial = trials.shift()) {
    // A copy has one content at a time.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await tryIn(site, trial))) failed.push(trial.name)
  }
  return failed
}

/** Whether each legitimate edit of the content as it stands today leaves a site that builds, and its tests green. */
export async function tryEdits(): Promise<number> {
  const sites = Array.from({ length: WORKERS }, () => createSiteCopy(PROJECT))
  try {
    const trials = alone.filter(isWanted)
    const failed = (await Promise.all(sites.map((site) => work(site, trials)))).flat()
    failed.push(
      ...(await Promise.all(sites.slice(0, 1).map((site) => work(site, visited.filter(isWanted))))).flat(),
    )
    say(`${[...alone, ...visited].filter(isWanted).length} tried, ${failed.length} failed`)
    return failed.length === 0 ? 0 : 1
  } finally {
    for (const site of sites) site.remove()
  }
}
