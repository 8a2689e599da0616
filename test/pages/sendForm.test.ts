import { fireEvent } from '@testing-library/dom'
import { sendForm } from '../../src/forms/sendForm'
import { watchHost } from '../../src/offline/hostWatch'

const LOST = 'Connection lost'

it.each([
  // Behind some VPNs.
  ['offline from the start', false, false, LOST],
  ['online until it breaks', true, false, LOST],
  ['offline since an event', false, true, 'Not sent: you are offline'],
])('a form whose request breaks, %s', async (_, isOnline, hasEvent, what) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  watchHost(() => {})
  if (hasEvent) fireEvent.offline(window)
  const fetch = () => {
    onLine.mockReturnValue(false)
    fireEvent.offline(window)
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  Object.assign(globalThis, { fetch })
  expect((await sendForm({}, ''))?.title).toBe(what)
})
