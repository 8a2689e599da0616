import { act, screen, waitFor, within } from '@testing-library/react'
import { addressBar, goBack } from '../support/renderApp'
import { hydrate, openFile, prerender } from '../support/prerender'

/** Types without React, as before hydration. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('the jobs list keeps deleted what was deleted while React hydrates', async () => {
  const root = openFile(prerender('/jobs'), '/jobs')
  type(searchBox(), 'data')
  const user = await hydrate(root, () => type(searchBox(), ''))
  expect(searchBox()).toHaveValue('')
  expect(addressBar()).toBe('/jobs')
  await user.type(searchBox(), 'qa')
  await waitFor(() => expect(addressBar()).toBe('/jobs?search=qa'))
})

it('the contact form keeps what was typed before hydration, over a visit to another page, and can be sent', async () => {
  const root = openFile(prerender('/contact'), '/contact')
  type(field('Your Name'), 'Ada')
  type(field('Your Email'), 'ada@mail.example')
  type(field('Your Message'), 'Hello')
  const user = await hydrate(root)
  await user.type(field('Your Name'), ' L.')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Careers' }))
  await act(goBack)
  expect(field('Your Name')).toHaveValue('Ada L.')
  expect(field('Your Message')).toHaveValue('Hello')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
})
