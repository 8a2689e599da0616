import { fireEvent } from '@testing-library/dom'
import { startApp } from '../../src/startApp'

let listening = new AbortController()

/** Leaves the document: the app writes what is pending, and its listeners end. */
function leave(): void {
  fireEvent(window, new Event('pagehide'))
  listening.abort()
}

afterEach(leave)

/** Starts the app in the place of an earlier one. */
export function startInDocument(...args: Parameters<typeof startApp>) {
  leave()
  listening = new AbortController()
  const { signal } = listening
  const added = jest.spyOn(EventTarget.prototype, 'addEventListener')
  const add = added.getMockImplementation()
  added.mockImplementation(function (this: EventTarget, type, listener, options) {
    add?.call(this, type, listener, { capture: options === true, ...Object(options), signal })
  })
  const started = startApp(...args)
  added.mockRestore()
  return started
}
