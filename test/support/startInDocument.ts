import { fireEvent } from '@testing-library/dom'
import { startApp } from '../../src/startApp'

let stop: (() => void) | undefined

/** Leaves the document: the app writes what is pending, and its listeners end. */
function leave(): void {
  if (stop) fireEvent(window, new Event('pagehide'))
  stop?.()
  stop = undefined
}

afterEach(leave)

/** Until `end`, listeners are recorded. It returns a function that removes them. */
export function recordListeners() {
  const controller = new AbortController()
  const { signal } = controller
  const added = jest.spyOn(EventTarget.prototype, 'addEventListener')
  const add = added.getMockImplementation()
  added.mockImplementation(function (this: EventTarget, type, listener, options) {
    add?.call(this, type, listener, { capture: options === true, ...Object(options), signal })
  })
  return {
    end: () => {
      added.mockRestore()
      return () => controller.abort()
    },
  }
}

/** Starts the app in the place of an earlier one. */
export function startInDocument(...args: Parameters<typeof startApp>) {
  leave()
  const listeners = recordListeners()
  const started = startApp(...args)
  stop = listeners.end()
  return started
}
