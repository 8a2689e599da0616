import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addressBar, goBack } from '../support/renderApp'
import { hydrate, openFile, prerender } from '../support/prerender'

/** Types without React, as before hydration. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox')
const openList = () => openFile(prerender('/jobs'), '/jobs')

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const sendButton = () => screen.getByRole('button', { name: 'Send Message' })
const openContactPage = () => openFile(prerender('/contact'), '/contact')

function fillIn(): void {
  type(field('Your Name'), 'Ada')
  type(field('Your Email'), 'ada@mail.example')
  type(field('Your Message'), 'Hello')
}

it('the jobs list takes over what was typed and ticked before hydration', async () => {
  const root = openList()
  type(searchBox(), 'data')
  screen.getByRole('checkbox', { name: 'India' }).click()
  await hydrate(root)
  expect(searchBox()).toHaveValue('data')
  expect(screen.getByRole('checkbox', { name: 'India' })).toBeChecked()
  const results = within(screen.getByRole('region', { name: 'Results' }))
  expect(results.getByRole('status')).toHaveTextContent('2 positions')
  expect(addressBar()).toBe('/jobs?search=data&location=india')
})

it('the jobs list keeps deleted what was deleted while React hydrates', async () => {
  const root = openList()
  type(searchBox(), 'data')
  const user = await hydrate(root, () => type(searchBox(), ''))
  expect(searchBox()).toHaveValue('')
  expect(addressBar()).toBe('/jobs')
  await user.type(searchBox(), 'qa')
  expect(addressBar()).toBe('/jobs?search=qa')
})

it('the contact form cannot be submitted before hydration, neither by its button nor by Enter', async () => {
  const root = openContactPage()
  const handleSubmit = jest.fn((event: Event) => event.preventDefault())
  root.addEventListener('submit', handleSubmit)
  const user = userEvent.setup()
  fillIn()
  await user.click(sendButton())
  await user.type(field('Your Email'), '{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('the contact form keeps what was typed before hydration, over a visit to another page, and can be sent', async () => {
  const root = openContactPage()
  fillIn()
  const user = await hydrate(root)
  await user.type(field('Your Name'), ' L.')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' }))
  await act(goBack)
  expect(field('Your Name')).toHaveValue('Ada L.')
  expect(field('Your Message')).toHaveValue('Hello')
  await user.click(sendButton())
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
})
