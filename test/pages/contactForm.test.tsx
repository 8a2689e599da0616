import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderApp } from '../support/renderApp'

const field = (label: string) => screen.getByLabelText(label)

async function send(user: UserEvent, name: string, email: string, message: string): Promise<void> {
  if (name) await user.type(field('Your Name'), name)
  if (email) await user.type(field('Your Email'), email)
  if (message) await user.type(field('Your Message'), message)
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
}

it('shows a notice after a message was sent, is empty and logs nothing', async () => {
  const log = jest.spyOn(console, 'log')
  await send(renderApp('/contact'), 'Ada', 'ada@mail.example', 'Hello.{Enter}Bye.')
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
  expect(screen.getByText("We'll get back to you as soon as possible.")).toBeInTheDocument()
  for (const label of ['Your Name', 'Your Email', 'Your Message']) expect(field(label)).toHaveValue('')
  expect(log).not.toHaveBeenCalled()
})

it.each([
  ['without a name', '', 'ada@mail.example', 'Hello'],
  ['without an email', 'Ada', '', 'Hello'],
  ['without a message', 'Ada', 'ada@mail.example', ''],
  ['with an invalid email', 'Ada', 'ada', 'Hello'],
])('does not send %s, and keeps what was typed', async (_case, name, email, message) => {
  await send(renderApp('/contact'), name, email, message)
  expect(screen.queryByText('Message sent!')).not.toBeInTheDocument()
  expect(field('Your Name')).toHaveValue(name)
  expect(field('Your Email')).toHaveValue(email)
  expect(field('Your Message')).toHaveValue(message)
})

it('is sent by Enter, and a second Enter does not submit the empty form', async () => {
  const user = renderApp('/contact')
  await send(user, 'Ada', '', 'Hello')
  await user.type(field('Your Email'), 'ada@mail.example{Enter}')
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
  expect(screen.getByRole('form')).toContainElement(document.querySelector('h2:focus'))
})
