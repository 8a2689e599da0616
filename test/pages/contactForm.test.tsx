import { fireEvent, screen } from '@testing-library/react'
import { field, fill, renderApp } from '../support/renderApp'

const LABELS = ['Your Name', 'Your Email', 'Your Message']

it('has three required fields, and once sent, also by a double click, a notice, no text and no log', async () => {
  const log = jest.spyOn(console, 'log')
  const user = renderApp('/contact')
  expect(field('Your Email')).toHaveAttribute('type', 'email')
  for (const label of LABELS) {
    expect(field(label)).toBeRequired()
    fill({ [label]: 'ada@mail.example' })
  }
  await user.dblClick(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Message sent!')).toBeInTheDocument()
  expect(screen.getByText("We'll get back to you as soon as possible.")).toBeInTheDocument()
  for (const label of LABELS) {
    expect(field(label)).toHaveValue('')
    expect(field(label)).toHaveAttribute('aria-invalid', 'false')
  }
  expect(screen.getByRole('form')).toContainElement(document.querySelector('h2:focus'))
  // As a press of the button does in Safari.
  await user.click(screen.getByRole('main'))
  fireEvent.submit(screen.getByRole('form'))
  expect(screen.getByRole('form')).toContainElement(document.querySelector('h2:focus'))
  expect(log).not.toHaveBeenCalled()
})

it('submits nothing by a held Enter in a field', () => {
  renderApp('/contact')
  const heldEnter = { key: 'Enter', repeat: true }
  for (const other of [field('Your Message'), screen.getByRole('button', { name: 'Send Message' })])
    expect(fireEvent.keyDown(other, heldEnter)).toBe(true)
  expect(fireEvent.keyDown(field('Your Name'), heldEnter)).toBe(false)
})
