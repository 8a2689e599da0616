/** @jest-environment node */
import { createTipClock } from '../../src/components/tooltips/tipClock'

/** Creates a clock whose anchors are names. */
function startClock({ open }: { open?: string } = {}) {
  let tip: string | undefined
  const clock = createTipClock<string>((anchor) => void (tip = anchor))
  if (open !== undefined) {
    clock.enter(open)
    pass(700)
  }
  return { clock, shownTip: () => tip }
}

const pass = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('opens a tip after 700 ms, counted from the first of many events', () => {
  const { clock, shownTip } = startClock()
  clock.enter('menu')
  pass(500)
  clock.enter('menu')
  pass(199)
  expect(shownTip()).toBeUndefined()
  pass(1)
  expect(shownTip()).toBe('menu')
})

it.each(['leave', 'dismiss'] as const)('opens no tip after an earlier %s', (end) => {
  const { clock, shownTip } = startClock()
  clock.enter('menu')
  pass(699)
  clock[end]()
  pass(5000)
  expect(shownTip()).toBeUndefined()
})

it('replaces an open tip at once', () => {
  const { clock, shownTip } = startClock({ open: 'light' })
  clock.enter('dark')
  expect(shownTip()).toBe('dark')
})

it.each([
  [300, 'dark'],
  [301, undefined],
])('%i ms after a tip has closed, shows the next at once: %s', (pause, expected) => {
  const { clock, shownTip } = startClock({ open: 'light' })
  clock.leave()
  expect(shownTip()).toBeUndefined()
  pass(pause)
  clock.enter('dark')
  expect(shownTip()).toBe(expected)
  pass(700)
  expect(shownTip()).toBe('dark')
})

it('does not skip the delay after a control whose tip did not open', () => {
  const { clock, shownTip } = startClock()
  clock.enter('light')
  pass(400)
  clock.leave()
  clock.enter('dark')
  pass(699)
  expect(shownTip()).toBeUndefined()
})

it('keeps a dismissed tip closed until its control is left and entered again', () => {
  const { clock, shownTip } = startClock({ open: 'menu' })
  clock.dismiss()
  expect(shownTip()).toBeUndefined()
  clock.enter('menu')
  pass(5000)
  expect(shownTip()).toBeUndefined()
  clock.leave()
  clock.enter('menu')
  pass(700)
  expect(shownTip()).toBe('menu')
})

it('opens no tip for a tap, not even just after another has closed', () => {
  const { clock, shownTip } = startClock({ open: 'light' })
  clock.leave()
  clock.press('dark')
  pass(100)
  clock.release()
  pass(5000)
  expect(shownTip()).toBeUndefined()
})

it('opens a tip after a press of 700 ms and closes it 1500 ms after the release', () => {
  const { clock, shownTip } = startClock()
  clock.press('menu')
  pass(700)
  expect(shownTip()).toBe('menu')
  pass(2000)
  clock.release()
  pass(1499)
  expect(shownTip()).toBe('menu')
  pass(1)
  expect(shownTip()).toBeUndefined()
})
