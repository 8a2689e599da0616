import { fireEvent, screen, waitFor } from '@testing-library/react'
import { addressBar, renderApp } from '../support/renderApp'

/** Shares in a browser without a share sheet. */
async function expectShared(user: ReturnType<typeof renderApp>, address: string, name = 'Share search') {
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`http://localhost${address}`))
}

it('shares the address that the state means, even if the browser refuses it, without foreign parameters', async () => {
  await expectShared(renderApp('/jobs/7?utm_source=mail'), '/jobs/7', 'Share')
  const address = '/jobs?utm_source=mail&location=INDIA&location=usa&page=2#results'
  await expectShared(renderApp(address), '/jobs?location=usa&location=india&page=2')
  const user = renderApp(address)
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  await user.type(screen.getByRole('searchbox'), 'data')
  await expectShared(user, '/jobs?search=data&location=usa&location=india')
  expect(addressBar()).not.toContain('data')
})

it('a press writes the address and its title first', () => {
  const share = jest.fn()
  Object.assign(navigator, { share })
  renderApp('/jobs')
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'data' } })
  fireEvent.click(screen.getByRole('button', { name: 'Share search' }))
  const url = `http://localhost${addressBar()}`
  expect(share).toHaveBeenCalledWith({ url, title: expect.stringMatching(/^data \(/) })
})
