import { CannotBeDriven, type Engine } from './engine'
import type { Journey } from './journey'
import { createVisitor } from './visitor'

/** `skipped` where it cannot be driven. */
export interface Outcome {
  readonly result: 'passed' | 'failed' | 'skipped'
  /** Why it did not pass. */
  readonly reason: string
}

async function play(engine: Engine, journey: Journey, origin: string, pictures: string): Promise<void> {
  const tab = await engine.newTab(journey.system ?? 'light')
  try {
    const visitor = createVisitor(tab, origin)
    await visitor.sizesWindow(1280, 800)
    await journey.play(visitor, pictures)
    const unexpected = (await visitor.complaints()).filter(
      (complaint) => !journey.expectedComplaints?.some((expected) => expected.test(complaint)),
    )
    if (unexpected.length > 0) throw new Error(`It complained:\n${unexpected.join('\n')}`)
  } finally {
    await tab.close()
  }
}

/** Plays one after another; what goes wrong in one stops no other. */
export async function playJourneys(
  engine: Engine,
  journeys: readonly Journey[],
  origin: string,
  pictures: string,
): Promise<ReadonlyMap<Journey, Outcome>> {
  const outcomes = new Map<Journey, Outcome>()
  for (const journey of journeys) {
    const startedAt = performance.now()
    let outcome: Outcome = { result: 'passed', reason: '' }
    try {
      await play(engine, journey, origin, pictures)
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
