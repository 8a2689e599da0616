import { fireEvent, screen, waitFor } from '@testing-library/react'
import { loadNavDrawer } from '../../src/layout/LazyNavDrawer'
import { renderApp } from '../support/renderApp'

beforeAll(loadNavDrawer)

it('returns the focus to the menu button, also in Safari, which does not focus a clicked button', async () => {
  const user = renderApp('/about')
  const menuButton = screen.getByLabelText('Toggle Menu')
  // Unlike user.click, this moves no focus.
  fireEvent.click(menuButton)
  expect(await screen.findByLabelText('Menu')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(menuButton).toHaveFocus())
})
