import { screen } from '@testing-library/react'
import { addressBar, renderApp } from '../support/renderApp'

/** Shares in a browser without a share sheet. Returns the copied address. */
async function share(user: ReturnType<typeof renderApp>): Promise<string> {
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findAllByText('Link copied')).not.toEqual([])
  return navigator.clipboard.readText()
}

it('shares the address that the state means, even if the browser refuses it, without foreign parameters', async () => {
  expect(await share(renderApp('/jobs/7?utm_source=mail'))).toBe('http://localhost/jobs/7')
  const user = renderApp('/jobs?utm_source=mail&location=INDIA&location=usa&page=2#results')
  expect(await share(user)).toBe('http://localhost/jobs?location=usa&location=india&page=2')
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  await user.type(screen.getByRole('searchbox'), 'data')
  expect(await share(user)).toBe('http://localhost/jobs?search=data&location=usa&location=india')
  expect(addressBar()).not.toContain('data')
})
