import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../src/pages/contact/ContactForm'
import { FormPage } from '../forms/FormPage'

function field(label: string): HTMLElement {
  return screen.getByLabelText(label)
}

function renderForm() {
  const user = userEvent.setup()
  render(
    <FormPage>
      <ContactForm />
    </FormPage>,
  )
  async function send(name: string, email: string, message: string): Promise<void> {
    if (name) await user.type(field('Your Name'), name)
    if (email) await user.type(field('Your Email'), email)
    if (message) await user.type(field('Your Message'), message)
    await user.click(screen.getByRole('button', { name: 'Send Message' }))
  }
  return { user, send }
}

it('thanks for a message, empties the form and logs nothing', async () => {
  const log = jest.spyOn(console, 'log')
  const { send } = renderForm()
  await send('Ada Lovelace', 'ada@mail.example', 'Hello.{Enter}Are you hiring?')
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
  expect(screen.getByText("We'll get back to you as soon as possible.")).toBeInTheDocument()
  for (const label of ['Your Name', 'Your Email', 'Your Message']) expect(field(label)).toHaveValue('')
  expect(log).not.toHaveBeenCalled()
})

it.each([
  ['no name', '', 'ada@mail.example', 'Hello'],
  ['no email', 'Ada', '', 'Hello'],
  ['no message', 'Ada', 'ada@mail.example', ''],
  ['an email that is none', 'Ada', 'ada', 'Hello'],
])('does not send with %s, and keeps what is typed', async (_case, name, email, message) => {
  const { send } = renderForm()
  await send(name, email, message)
  expect(screen.queryByText('Message sent!')).not.toBeInTheDocument()
  expect(field('Your Name')).toHaveValue(name)
  expect(field('Your Email')).toHaveValue(email)
  expect(field('Your Message')).toHaveValue(message)
})

it('sends with Enter in a field', async () => {
  const { user, send } = renderForm()
  await send('Ada', '', 'Hello')
  await user.type(field('Your Email'), 'ada@mail.example{Enter}')
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
})
