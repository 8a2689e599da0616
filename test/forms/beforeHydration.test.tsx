/** The contact form stands for both: it is the one that a prerendered page shows at once. */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ContactForm } from '../../src/pages/contact/ContactForm'
import { FormPage } from './FormPage'

const page = (
  <FormPage>
    <ContactForm />
  </FormPage>
)

let root: Root | undefined
let container: HTMLElement

beforeEach(() => {
  container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  container.remove()
})

function letHydrate(): void {
  act(() => {
    root = hydrateRoot(container, page)
  })
}

function type(label: string, text: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  field.value = text
}

it('cannot be sent by the browser itself, neither by its button nor by Enter', async () => {
  const user = userEvent.setup()
  const submitted = jest.fn((event: Event) => event.preventDefault())
  container.addEventListener('submit', submitted)
  type('Your Name', 'Ada')
  type('Your Email', 'ada@mail.example')
  type('Your Message', 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await user.type(screen.getByLabelText('Your Email'), '{Enter}')
  expect(submitted).not.toHaveBeenCalled()
})

it('has no field that the browser could put into an address', () => {
  expect(container.querySelectorAll('input, textarea')).toHaveLength(3)
  expect(container.querySelectorAll('[name]')).toHaveLength(0)
})

it('finds what was typed before it was hydrated, and lets one type on', async () => {
  const user = userEvent.setup()
  type('Your Name', 'Ada')
  type('Your Message', 'Hello')
  letHydrate()
  await user.type(screen.getByLabelText('Your Name'), ' L.')
  expect(screen.getByLabelText('Your Name')).toHaveValue('Ada L.')
  expect(screen.getByLabelText('Your Message')).toHaveValue('Hello')
  expect(screen.getByLabelText('Your Email')).toHaveValue('')
})

it('keeps what was typed before it was hydrated over another page', async () => {
  const user = userEvent.setup()
  type('Your Name', 'Ada')
  letHydrate()
  await user.click(screen.getByRole('button', { name: 'Another page' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Your Name')).toHaveValue('Ada')
})

it('can be sent once it is hydrated', async () => {
  const user = userEvent.setup()
  type('Your Name', 'Ada')
  type('Your Email', 'ada@mail.example')
  type('Your Message', 'Hello')
  letHydrate()
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
})
