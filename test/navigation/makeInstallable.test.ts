import { fireEvent } from '@testing-library/dom'
import { makeInstallable } from '../../src/navigation/makeInstallable'

const register = jest.fn(() => Promise.resolve())

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { IS_BUILT_PAGE: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
})

test('registers the service worker after 2 s without key or pointer input', () => {
  makeInstallable()
  for (const event of [fireEvent.keyDown, fireEvent.pointerDown, fireEvent.keyDown]) {
    jest.advanceTimersByTime(1999)
    event(document.body)
  }
  jest.advanceTimersByTime(1999)
  expect(register).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(register).toHaveBeenCalledWith('/sw.js')
  fireEvent.keyDown(document.body)
  jest.advanceTimersByTime(5000)
  expect(register).toHaveBeenCalledTimes(1)
})
