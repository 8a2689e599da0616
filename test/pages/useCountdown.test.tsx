import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PausedContext, useCountdown } from '../../src/notices/useCountdown'

let isPaused = false
const Pausable = ({ children }: { readonly children: ReactNode }) => (
  <PausedContext value={isPaused}>{children}</PausedContext>
)

function startCountdown() {
  isPaused = false
  const onEnd = jest.fn()
  const { rerender } = renderHook(() => useCountdown(onEnd), { wrapper: Pausable, reactStrictMode: true })
  const setPaused = (value: boolean) => {
    isPaused = value
    rerender()
  }
  return { onEnd, setPaused }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('ends after 4000 ms, without the time of a pause', () => {
  const { onEnd, setPaused } = startCountdown()
  jest.advanceTimersByTime(1000)
  setPaused(true)
  jest.advanceTimersByTime(24 * 60 * 60 * 1000)
  setPaused(false)
  jest.advanceTimersByTime(2999)
  expect(onEnd).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
