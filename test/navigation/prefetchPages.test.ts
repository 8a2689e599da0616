import { fireEvent } from '@testing-library/dom'
import { loadedPage } from '../../src/navigation/pageModules'
import { PAGES } from '../../src/navigation/pages'
import { prefetchPages } from '../../src/navigation/prefetchPages'
import { watchHost } from '../../src/offline/hostWatch'

/** Points at a link for as long as a page's script takes to load. */
async function pointAt(href: string): Promise<void> {
  document.body.innerHTML = `<a href="${href}">A link</a>`
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await import('../../src/pages/about/AboutPage')
}

it('loads a page’s script when a link to it is pointed at, but not offline, nor for another site', async () => {
  prefetchPages()
  watchHost(() => {})
  await pointAt('https://careers.example/about')
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.offline(window)
  await pointAt('/about')
  expect(loadedPage('about')).toBeUndefined()
  onLine.mockRestore()
  await pointAt('/about')
  expect(loadedPage('about')).toBeDefined()
})

it.each(['pointerover', 'focusin'])('loads a page’s script at %s of a link to it', (type) => {
  const load = jest.spyOn(PAGES.contact, 'load').mockRejectedValue(new Error('No network'))
  document.body.innerHTML = '<a href="/contact"><span>A link</span></a>'
  document.querySelector('span')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(load).toHaveBeenCalledTimes(1)
})
