import { CannotBeDriven, type Engine, type Tab } from './engine'
import type { Journey } from './journey'
import type { Site } from './serveSite'
import { createVisitor } from './visitor'
import { within } from './within'

/** A window takes seconds to open and to close; a driver that has lost its browser waits for it for ever. */
const WINDOW_LIMIT_MS = 60_000
/** The longest waits half a minute for a browser's limit on writes to be lifted. */
const JOURNEY_LIMIT_MS = 300_000

/** `skipped` where it cannot be driven. */
export interface Outcome {
  readonly result: 'passed' | 'failed' | 'skipped'
  /** Why it did not pass. */
  readonly reason: string
}

/** A driver that fails to open a window says nothing about the site: it may try once more, and that is said. */
async function openTab(engine: Engine, { system = 'light', holdsApp = false }: Journey): Promise<Tab> {
  const open = () => within(WINDOW_LIMIT_MS, engine.newTab(system, !holdsApp))
  return open().catch((error: unknown) => {
    console.log(`${engine.name}: no window, trying once more: ${String(error)}`)
    return open()
  })
}

async function play(engine: Engine, journey: Journey, site: Site, pictures: string): Promise<void> {
  const tab = await openTab(engine, journey)
  const visit = async () => {
    const visitor = createVisitor(tab, site)
    await visitor.sizesWindow(1280, 800)
    await journey.play(visitor, pictures)
    const unexpected = (await visitor.complaints()).filter(
      (complaint) => !journey.expectedComplaints?.some((expected) => expected.test(complaint)),
    )
    if (unexpected.length > 0) throw new Error(`It complained:\n${unexpected.join('\n')}`)
  }
  try {
    await within(JOURNEY_LIMIT_MS, visit())
  } finally {
    await within(WINDOW_LIMIT_MS, tab.close()).catch((error: unknown) => {
      console.log(`${engine.name}: a window did not close: ${String(error)}`)
    })
  }
}

/** Plays one after another; what goes wrong in one stops no other. */
export async function playJourneys(
  engine: Engine,
  journeys: readonly Journey[],
  site: Site,
  pictures: string,
): Promise<ReadonlyMap<Journey, Outcome>> {
  const outcomes = new Map<Journey, Outcome>()
  for (const journey of journeys) {
    const startedAt = performance.now()
    let outcome: Outcome = { result: 'passed', reason: '' }
    try {
      await play(engine, journey, site, pictures)
    } catch (error) {
      const result = error instanceof CannotBeDriven ? 'skipped' : 'failed'
      outcome = { result, reason: error instanceof Error ? error.message : String(error) }
    }
    outcomes.set(journey, outcome)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${engine.name}: ${outcome.result} in ${seconds} s: ${journey.name}`)
    if (outcome.result === 'failed') console.log(outcome.reason.replace(/^/gm, '    '))
  }
  return outcomes
}
