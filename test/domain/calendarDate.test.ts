/** @jest-environment node */
import { transformFileSync } from '@swc/core'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { formatCalendarDate, isCalendarDate } from '../../src/domain/calendarDate'

const EVERY_DAY = Array.from({ length: 730 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
)

function inWords(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

it.each([
  ['2026-10-15', 'October 15, 2026'],
  ['2026-07-01', 'July 1, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2027-12-31', 'December 31, 2027'],
  ['2027-01-01', 'January 1, 2027'],
])('writes %s as %s', (date, written) => {
  expect(isCalendarDate(date)).toBe(true)
  expect(formatCalendarDate(date)).toBe(written)
})

it.each([
  '',
  'soon',
  '2026-10-5',
  '2026-02-30',
  '2026-13-01',
  '2026-10-15T00:00:00Z',
  ' 2026-10-15',
  '15/10/2026',
])('leaves the text %j, which is no calendar date, as it is', (text) => {
  expect(isCalendarDate(text)).toBe(false)
  expect(formatCalendarDate(text)).toBe(text)
})

/** Runs the module in a process of its own, where the time zone can be chosen; Jest shields the real one. */
function inZone(zone: string): { offsetMinutes: number; written: string[] } {
  const { code } = transformFileSync(join(__dirname, '../../src/domain/calendarDate.ts'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  })
  const report = `{ offsetMinutes: new Date(2026, 0).getTimezoneOffset(), written: ${JSON.stringify(EVERY_DAY)}.map(exports.formatCalendarDate) }`
  const output = execFileSync(process.execPath, ['-e', `${code}; console.log(JSON.stringify(${report}))`], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

it.each([
  ['America/Los_Angeles', 480],
  // Clocks change at midnight.
  ['America/Santiago', 180],
  ['Africa/Cairo', -120],
  ['Asia/Kolkata', -330],
  ['Pacific/Kiritimati', -840],
])('writes every day of 2026 and 2027 as the same day in %s', (zone, offsetMinutes) => {
  const seen = inZone(zone)
  expect(seen.offsetMinutes).toBe(offsetMinutes)
  expect(seen.written).toEqual(EVERY_DAY.map(inWords))
})
