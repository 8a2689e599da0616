import type { Journey } from './journey'
import type { Outcome } from './playJourneys'

/** An engine: how its journeys went, or how to get it where it is missing. */
export type Column =
  | { readonly name: string; readonly outcomes: ReadonlyMap<Journey, Outcome> }
  | { readonly name: string; readonly missing: string }

function cellOf(outcome: Outcome | undefined): string {
  if (!outcome) return 'not found'
  if (outcome.result === 'passed') return 'ok'
  return outcome.result === 'failed' ? 'failed' : `cannot be driven here: ${outcome.reason}`
}

/** Prints the table of journey by engine. Answers with the exit code: 1 where something failed. */
export function report(journeys: readonly Journey[], columns: readonly Column[], needsAll: boolean): number {
  const rows = journeys.map((journey) =>
    columns.map((column): Outcome | undefined =>
      'outcomes' in column ? column.outcomes.get(journey) : undefined,
    ),
  )
  const cells = rows.map((row, index) => [
    journeys[index]?.name ?? '',
    Object.fromEntries(row.map((outcome, column) => [columns[column]?.name ?? '', cellOf(outcome)])),
  ])
  console.table(Object.fromEntries(cells))
  for (const column of columns) {
    if ('missing' in column) console.log(`${column.name} was not found. ${column.missing}`)
  }

  const results = rows.flat().map((outcome) => outcome?.result ?? (needsAll ? 'failed' : 'skipped'))
  const count = (wanted: Outcome['result']) => results.filter((result) => result === wanted).length
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  return count('failed') > 0 ? 1 : 0
}
