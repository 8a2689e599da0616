import { fireEvent, screen, waitFor } from '@testing-library/react'
import { loadNavDrawer } from '../../src/layout/LazyNavDrawer'
import { renderApp } from '../support/renderApp'

beforeAll(loadNavDrawer)

test('closing the drawer gives the focus to its button in Safari too, which focuses no button that is clicked', async () => {
  const user = renderApp('/about')
  const menuButton = screen.getByLabelText('Toggle Menu')
  // Unlike user.click, this moves no focus by itself.
  fireEvent.click(menuButton)
  expect(await screen.findByLabelText('Menu')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(menuButton).toHaveFocus())
})
