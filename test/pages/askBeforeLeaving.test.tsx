import { fireEvent, screen, within } from '@testing-library/react'
import { renderApp } from '../support/renderApp'

/** Closes the tab. Returns true where the browser would ask first. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  Object.defineProperty(event, 'returnValue', { value: '', writable: true })
  window.dispatchEvent(event)
  // Chrome below 119 and Safari read `returnValue`.
  expect(event.returnValue).toBe(event.defaultPrevented || '')
  return event.defaultPrevented
}

it('asks on any page while a form has text or a file, and not while it is empty', async () => {
  const user = renderApp('/jobs/1')
  await user.click(screen.getByRole('button', { name: 'Apply Now' }))
  expect(isAsked()).toBe(false)
  await user.type(screen.getByLabelText('Full Name'), ' ')
  expect(isAsked()).toBe(true)
  await user.clear(screen.getByLabelText('Full Name'))
  expect(isAsked()).toBe(false)
  await user.upload(screen.getByLabelText('Resume'), new File(['%PDF-'], 'cv.pdf'))
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact Us' }))
  expect(isAsked()).toBe(true)
})

it('asks again after a mail link, which leaves the page open', async () => {
  const user = renderApp('/contact')
  await user.type(screen.getByLabelText('Your Message'), ' ')
  jest.useFakeTimers()
  fireEvent.click(screen.getByRole('link', { name: /@/ }))
  expect(isAsked()).toBe(false)
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
  expect(isAsked()).toBe(true)
})
