import { createTipClock } from '../../src/components/tooltips/tipClock'

/** A clock over anchors that are mere names, and the last that it showed; the tip of `open` is open. */
function aTipClock(open?: string) {
  const seen: { tip: string | undefined } = { tip: undefined }
  const clock = createTipClock<string>((anchor) => {
    seen.tip = anchor
  })
  if (open !== undefined) {
    clock.enter(open)
    jest.advanceTimersByTime(700)
  }
  return { clock, seen }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('a tip opens after 700 ms, counted from the first of many events', () => {
  const { clock, seen } = aTipClock()
  clock.enter('menu')
  jest.advanceTimersByTime(500)
  clock.enter('menu')
  jest.advanceTimersByTime(199)
  expect(seen.tip).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(seen.tip).toBe('menu')
})

test('a control left before its time shows nothing', () => {
  const { clock, seen } = aTipClock()
  clock.enter('menu')
  jest.advanceTimersByTime(699)
  clock.leave()
  jest.advanceTimersByTime(5000)
  expect(seen.tip).toBeUndefined()
})

test('the next tip takes the place of an open one at once', () => {
  const { clock, seen } = aTipClock('light')
  clock.enter('dark')
  expect(seen.tip).toBe('dark')
})

test.each([
  [300, 'dark'],
  [301, undefined],
])('%i ms after one closed the next shows at once: %s', (pause, expected) => {
  const { clock, seen } = aTipClock('light')
  clock.leave()
  expect(seen.tip).toBeUndefined()
  jest.advanceTimersByTime(pause)
  clock.enter('dark')
  expect(seen.tip).toBe(expected)
  jest.advanceTimersByTime(700)
  expect(seen.tip).toBe('dark')
})

test('passing over one that does not open makes none warm', () => {
  const { clock, seen } = aTipClock()
  clock.enter('light')
  jest.advanceTimersByTime(400)
  clock.leave()
  clock.enter('dark')
  jest.advanceTimersByTime(699)
  expect(seen.tip).toBeUndefined()
})

test('a dismissed tip stays away until its control is left and entered again', () => {
  const { clock, seen } = aTipClock('menu')
  clock.dismiss()
  expect(seen.tip).toBeUndefined()
  clock.enter('menu')
  jest.advanceTimersByTime(5000)
  expect(seen.tip).toBeUndefined()
  clock.leave()
  clock.enter('menu')
  jest.advanceTimersByTime(700)
  expect(seen.tip).toBe('menu')
})

test('a press before the tip shows calls it off', () => {
  const { clock, seen } = aTipClock()
  clock.enter('menu')
  jest.advanceTimersByTime(500)
  clock.dismiss()
  jest.advanceTimersByTime(5000)
  expect(seen.tip).toBeUndefined()
})

test('a tap shows nothing, not even just after a tip has closed', () => {
  const { clock, seen } = aTipClock('light')
  clock.leave()
  clock.press('dark')
  expect(seen.tip).toBeUndefined()
  jest.advanceTimersByTime(100)
  clock.release()
  jest.advanceTimersByTime(5000)
  expect(seen.tip).toBeUndefined()
})

test('a long press shows the tip at 700 ms and leaves it for 1500 ms', () => {
  const { clock, seen } = aTipClock()
  clock.press('menu')
  jest.advanceTimersByTime(700)
  expect(seen.tip).toBe('menu')
  jest.advanceTimersByTime(2000)
  clock.release()
  jest.advanceTimersByTime(1499)
  expect(seen.tip).toBe('menu')
  jest.advanceTimersByTime(1)
  expect(seen.tip).toBeUndefined()
})
