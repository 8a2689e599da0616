import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../src/pages/contact/ContactForm'
import { FormPage } from './FormPage'

/** Whether closing the tab now would bring up the browser's question. */
function isAskedBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

function renderForm(): void {
  render(
    <FormPage>
      <ContactForm />
    </FormPage>,
  )
}

function questionsIn(calls: readonly (readonly unknown[])[]): number {
  return calls.filter(([type]) => type === 'beforeunload').length
}

it('asks before leaving only while something is typed', async () => {
  const user = userEvent.setup()
  renderForm()
  expect(isAskedBeforeLeaving()).toBe(false)
  await user.type(screen.getByLabelText('Your Message'), 'Hello')
  expect(isAskedBeforeLeaving()).toBe(true)
  await user.clear(screen.getByLabelText('Your Message'))
  expect(isAskedBeforeLeaving()).toBe(false)
})

it('asks on another page of the site too', async () => {
  const user = userEvent.setup()
  renderForm()
  await user.type(screen.getByLabelText('Your Name'), 'A')
  await user.click(screen.getByRole('button', { name: 'Another page' }))
  expect(isAskedBeforeLeaving()).toBe(true)
})

it('leaves no listener behind while nothing is typed, so that Back can show the page as it was', async () => {
  const user = userEvent.setup()
  const added = jest.spyOn(window, 'addEventListener')
  const removed = jest.spyOn(window, 'removeEventListener')
  const listeners = () => questionsIn(added.mock.calls) - questionsIn(removed.mock.calls)

  renderForm()
  expect(listeners()).toBe(0)
  await user.type(screen.getByLabelText('Your Name'), 'Ada')
  expect(listeners()).toBe(1)
  await user.clear(screen.getByLabelText('Your Name'))
  expect(listeners()).toBe(0)
})
