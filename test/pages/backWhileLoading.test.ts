import { screen } from '@testing-library/dom'
import { hydratePage } from '../../src/hydratePage'
import { PAGES } from '../../src/navigation/pages'
import { catalog } from '../support/catalog'

it('starts with the page to which Back has led while the script of the first one was loading', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  jest.spyOn(PAGES.about, 'load').mockImplementation(async () => {
    window.history.replaceState(null, '', '/jobs')
    return () => null
  })
  window.history.replaceState(null, '', '/about')
  const root = document.body.appendChild(document.createElement('div'))
  root.dataset['path'] = '/about'
  await hydratePage(root, catalog, () => {})
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Open Positions')
})
