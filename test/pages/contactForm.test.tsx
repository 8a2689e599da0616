import { fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../support/renderApp'

const field = (label: string) => screen.getByLabelText(label)

async function send(name: string, email: string, message: string): Promise<void> {
  const user = renderApp('/contact')
  for (const [label, value] of Object.entries({ Name: name, Email: email, Message: message }))
    fireEvent.input(field(`Your ${label}`), { target: { value } })
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
}

it('shows a notice after a message was sent, is empty and logs nothing', async () => {
  const log = jest.spyOn(console, 'log')
  await send('Ada', 'ada@mail.example', 'Hello.\nBye.')
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
  expect(screen.getByText("We'll get back to you as soon as possible.")).toBeInTheDocument()
  for (const label of ['Your Name', 'Your Email', 'Your Message']) expect(field(label)).toHaveValue('')
  expect(screen.getByRole('form')).toContainElement(document.querySelector('h2:focus'))
  expect(log).not.toHaveBeenCalled()
})

it('types lines by a held Enter in the message, and presses nothing elsewhere', () => {
  renderApp('/contact')
  const heldEnter = { key: 'Enter', repeat: true }
  expect(fireEvent.keyDown(field('Your Message'), heldEnter)).toBe(true)
  expect(fireEvent.keyDown(field('Your Name'), heldEnter)).toBe(false)
})

it.each([
  ['without a name', '', 'ada@mail.example', 'Hello'],
  ['without an email', 'Ada', '', 'Hello'],
  ['without a message', 'Ada', 'ada@mail.example', ''],
  ['with an invalid email', 'Ada', 'ada', 'Hello'],
])('does not send %s, and keeps what was typed', async (_case, name, email, message) => {
  await send(name, email, message)
  expect(screen.queryByText('Message sent!')).not.toBeInTheDocument()
  for (const [label, text] of Object.entries({ Name: name, Email: email, Message: message }))
    expect(field(`Your ${label}`)).toHaveValue(text)
})
