import { createNoticeClock } from '../../src/notices/noticeClock'

const DAY_MS = 24 * 60 * 60 * 1000

function aCountdown() {
  const clock = createNoticeClock()
  const onEnd = jest.fn()
  return { clock, onEnd, cancel: clock.countDown(onEnd) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('ends after 4000 ms', () => {
  const { onEnd } = aCountdown()
  jest.advanceTimersByTime(3999)
  expect(onEnd).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('keeps what is left of each notice over a pause', () => {
  const clock = createNoticeClock()
  const onFirstEnd = jest.fn()
  const onSecondEnd = jest.fn()
  clock.countDown(onFirstEnd)
  jest.advanceTimersByTime(1000)
  clock.countDown(onSecondEnd)
  jest.advanceTimersByTime(2500)

  clock.hold('pointer')
  jest.advanceTimersByTime(60_000)
  expect(onFirstEnd).not.toHaveBeenCalled()
  clock.release('pointer')

  jest.advanceTimersByTime(499)
  expect(onFirstEnd).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onFirstEnd).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(999)
  expect(onSecondEnd).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onSecondEnd).toHaveBeenCalledTimes(1)
})

it('stands still until the last of its holds is released', () => {
  const { clock, onEnd } = aCountdown()
  clock.hold('pointer')
  clock.hold('focus')
  clock.hold('focus')
  clock.release('pointer')
  jest.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
  clock.release('focus')
  clock.release('focus')
  jest.advanceTimersByTime(4000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('does not start for a notice that comes while it stands still', () => {
  const clock = createNoticeClock()
  const onEnd = jest.fn()
  clock.hold('window')
  clock.countDown(onEnd)
  jest.advanceTimersByTime(60_000)
  clock.release('window')
  jest.advanceTimersByTime(3999)
  expect(onEnd).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('forgets a notice that was closed, over a pause too', () => {
  const { clock, onEnd, cancel } = aCountdown()
  cancel()
  clock.hold('pointer')
  clock.release('pointer')
  jest.advanceTimersByTime(60_000)
  expect(onEnd).not.toHaveBeenCalled()
})

it('goes on where it was after a day in which the tab slept, held or not', () => {
  const { clock, onEnd } = aCountdown()
  jest.advanceTimersByTime(1000)
  clock.hold('tab')
  jest.advanceTimersByTime(DAY_MS)
  clock.release('tab')
  jest.advanceTimersByTime(2999)
  expect(onEnd).not.toHaveBeenCalled()

  // Asleep without a word, as when a lid is closed: time has passed, timers have not run.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + DAY_MS)
  clock.hold('pointer')
  clock.release('pointer')
  jest.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
