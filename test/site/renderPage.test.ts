import { loadAllPages } from '../../src/navigation/pageModules'
import { PAGES } from '../../src/navigation/pages'
import { assertRenders, renderPage } from '../../src/site/prerender/renderPage'
import { createSiteStore } from '../support/createSiteStore'

it('names the path and the error of a page that can’t be rendered', async () => {
  jest.spyOn(PAGES.about, 'load').mockResolvedValue(() => {
    throw new Error('no story')
  })
  await loadAllPages()
  const store = createSiteStore()
  await assertRenders('/contact', store)
  await expect(assertRenders('/about', store)).rejects.toThrow('/about can’t be rendered: Error: no story')
})

it('renders no page whose footer can’t be rendered', () => {
  const store = createSiteStore()
  expect(renderPage('/contact', store).body).toContain('<footer')
  // For the year in the footer.
  jest.spyOn(Date.prototype, 'getFullYear').mockImplementation(() => {
    throw new Error('no year')
  })
  expect(() => renderPage('/contact', store)).toThrow('A part of /contact can’t be rendered.')
})
