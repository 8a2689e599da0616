import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { JOURNEYS } from './journeys'

const SIGNS = { passed: '✓', skipped: '–', failed: '✘', timedOut: '✘', interrupted: '✘' }

/** Prints a table of disturbances and journeys, and the reason of each cell that is not green. */
export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, Map<string, string>>()
  readonly #reasons: string[] = []

  onTestEnd({ title, parent, annotations }: TestCase, { status, error }: TestResult): void {
    const row = this.#cells.get(parent.title) ?? new Map<string, string>()
    this.#cells.set(parent.title, row.set(title, SIGNS[status]))
    if (status === 'passed') return
    const said = annotations.find(({ description }) => description)?.description ?? error?.message ?? status
    this.#reasons.push(
      `${SIGNS[status]} ${title}, ${parent.title}: ${stripVTControlCharacters(said).split('\n', 4).join(' ')}`,
    )
  }

  onEnd(): void {
    if (this.#cells.size <= 1) return
    const journeys = Object.keys(JOURNEYS)
    console.log(' '.repeat(52) + journeys.join('  '))
    for (const [disturbance, row] of this.#cells) {
      const signs = journeys.map((journey) => (row.get(journey) ?? ' ').padEnd(journey.length))
      console.log(disturbance.padEnd(52) + signs.join('  '))
    }
    console.log(this.#reasons.join('\n'))
  }
}
