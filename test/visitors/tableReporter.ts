import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { JOURNEYS } from './journeys'

const SIGNS = { passed: '✓', skipped: '–', failed: '✘', timedOut: '✘', interrupted: '✘' }

/** Prints journey × disturbance, and below it the reason of each cell that is not green. */
export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, Map<string, string>>()
  readonly #reasons: string[] = []

  printsToStdio(): boolean {
    return false
  }

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
    const journeys = Object.keys(JOURNEYS)
    const lines = [...this.#cells].map(
      ([disturbance, row]) =>
        disturbance.padEnd(52) +
        journeys.map((journey) => (row.get(journey) ?? ' ').padEnd(journey.length)).join('  '),
    )
    console.log(['', ' '.repeat(52) + journeys.join('  '), ...lines, '', ...this.#reasons].join('\n'))
  }
}
