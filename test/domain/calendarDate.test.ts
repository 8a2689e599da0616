/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { formatCalendarDate, isCalendarDate } from '../../src/domain/calendarDate'

it.each(['', 'soon', '2026-10-5', '2026-02-30', '2026-13-01', '2026-10-15T00:00:00Z', ' 2026-10-15'])(
  'leaves %j unchanged, because it is not a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(formatCalendarDate(text)).toBe(text)
  },
)

const DAYS = Array.from({ length: 730 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)))

/** Formats the days, and October 15 at 01:00 UTC as today, in another process: Jest hides `TZ` from Node. */
function formatIn(zone: string, days: readonly string[]): unknown {
  const script = `import { runnerImport } from 'vite'
    const environments = { inline: { resolve: { conditions: ['fixture'] } } }
    const { module } = await runnerImport('./src/domain/calendarDate.ts', { configFile: false, environments })
    const { formatCalendarDate, today } = module
    const offset = new Date(2026, 0).getTimezoneOffset()
    const formatted = ${JSON.stringify(days)}.map(formatCalendarDate)
    globalThis.Date = class extends Date { constructor(...given) { super(given[0] ?? Date.UTC(2026, 9, 15, 1)) } }
    console.log(JSON.stringify([offset, today(), ...formatted]))`
  const env = { ...process.env, TZ: zone }
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env }),
  )
}

it.each([
  ['America/Los_Angeles', 480, '2026-10-14'],
  // Its clocks change at midnight.
  ['America/Santiago', 180, '2026-10-14'],
  ['Pacific/Kiritimati', -840, '2026-10-15'],
])('knows the day, and formats each day of two years alike, in %s', (zone, offsetMinutes, todayThere) => {
  const days = DAYS.map((day) => day.toISOString().slice(0, 10))
  const formatted = DAYS.map((day) => day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
  expect(formatIn(zone, days)).toEqual([offsetMinutes, todayThere, ...formatted])
})
