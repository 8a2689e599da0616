/** @jest-environment node */
import { parseVisit, serializeVisit } from '../../src/domain/newPositions'
import { aJob } from '../support/aJob'

const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE

/** Returns the stored text after several records. A record has the dates of the list and a time. */
const storedAfter = (first: string, ...records: readonly (readonly [dates: string, now: number])[]) =>
  records.reduce((stored, [dates, now]) => {
    const jobs = dates.split(' ').map((createdDate) => aJob({ createdDate }))
    return serializeVisit(stored, dates === '' ? [] : jobs, now)
  }, first)

// prettier-ignore
it.each([
  ['the first visit', '', [], 0, ''],
  ['the first visit goes on', '', [['2026-11-01 2026-01-01', 0]], HALF_HOUR, ''],
  ['the second visit', '', [['2026-11-01', 0]], HALF_HOUR + 1, '2026-11-01'],
  ['a visit of many records', '2026-10-01', [['2026-11-01', 0], ['2026-11-01', HALF_HOUR], ['2026-11-05', 2 * HALF_HOUR]], 3 * HALF_HOUR, '2026-10-01'],
  ['the visit after it', '2026-10-01', [['2026-11-01', 0], ['2026-11-05', HALF_HOUR]], 9 * HALF_HOUR, '2026-11-05'],
  ['after an older list in another tab', '', [['2026-11-05', 0], ['2026-11-01', MINUTE]], 9 * HALF_HOUR, '2026-11-05'],
  ['after a typing error was corrected', '2062-11-01', [['2026-11-01', 0]], 9 * HALF_HOUR, '2026-11-01'],
  ['a clock that was set back a little', '2026-10-01', [['2026-11-01', 9 * HALF_HOUR]], 8 * HALF_HOUR, '2026-10-01'],
  ['a clock that was set back a day', '2026-10-01', [['2026-11-01', 48 * HALF_HOUR]], 0, '2026-11-01'],
  ['after a list without positions', '2026-10-01', [['', 0]], HALF_HOUR + 1, '2026-10-01'],
  ['a date alone', '2026-11-01', [], 0, '2026-11-01'],
  ...['soon', '2026', '2026-1-1', '<script>', '2026-11-01T00:00:00Z', '2026-11-01 x 1'].map((stored) => [stored, stored, [], 0, ''] as const),
] as const)('knows what was seen on earlier visits: %s', (_, first, records, now, seen) => {
  expect(parseVisit(storedAfter(first, ...records), now).seen).toBe(seen)
})
