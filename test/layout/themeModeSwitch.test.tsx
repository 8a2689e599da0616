import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ThemeModeSwitch } from '../../src/layout/ThemeModeSwitch'
import { SiteTheme } from '../../src/theme/SiteTheme'
import { COLOR_SCHEME_ATTRIBUTE, THEME_MODE_KEY } from '../../src/theme/colorScheme'

const themeSwitch = (
  <SiteTheme>
    <ThemeModeSwitch />
  </SiteTheme>
)

const choice = (name: string) =>
  within(screen.getByRole('group', { name: 'Theme' })).getByRole('button', { name })

const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel)

const shownScheme = () => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE)

/** What the browser tells this tab once another has changed the storage. */
function anotherTab(change: () => void, key: string | null = THEME_MODE_KEY) {
  change()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  })
}

beforeEach(() => {
  localStorage.clear()
})

test('offers Light, Dark and System, and starts with System', () => {
  render(themeSwitch)
  const names = screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(['Light', 'Dark', 'System'])
  expect(chosen()).toEqual(['System'])
})

test('a choice shows at once and is still there on the next visit', async () => {
  const { unmount } = render(themeSwitch)
  await userEvent.click(choice('Dark'))
  expect(chosen()).toEqual(['Dark'])
  expect(shownScheme()).toBe('dark')
  unmount()
  document.documentElement.removeAttribute(COLOR_SCHEME_ATTRIBUTE)
  render(themeSwitch)
  expect(chosen()).toEqual(['Dark'])
  expect(shownScheme()).toBe('dark')
})

test('two switches on a page agree', async () => {
  render(
    <SiteTheme>
      <ThemeModeSwitch />
      <ThemeModeSwitch inWords />
    </SiteTheme>,
  )
  const [first] = screen.getAllByRole('button', { name: 'Light' })
  if (first) await userEvent.click(first)
  expect(chosen()).toEqual(['Light', 'Light'])
})

test.each(['banana', '', 'null', '{"mode":"dark"}', 'DARK'])(
  'a stored %j counts as System',
  async (stored) => {
    localStorage.setItem(THEME_MODE_KEY, stored)
    render(themeSwitch)
    expect(chosen()).toEqual(['System'])
    expect(shownScheme()).toBe('light')
    await userEvent.click(choice('Dark'))
    expect(shownScheme()).toBe('dark')
  },
)

test('a colour scheme by a name of its own in storage is not used', () => {
  localStorage.setItem('mui-color-scheme-light', 'banana')
  render(themeSwitch)
  expect(shownScheme()).toBe('light')
})

test('follows the choice of another tab, and System when that one clears its storage', () => {
  render(themeSwitch)
  anotherTab(() => localStorage.setItem(THEME_MODE_KEY, 'dark'))
  expect(chosen()).toEqual(['Dark'])
  expect(shownScheme()).toBe('dark')
  anotherTab(() => localStorage.clear(), null)
  expect(chosen()).toEqual(['System'])
})

test('does not answer another tab by writing its choice once more', () => {
  render(themeSwitch)
  localStorage.setItem(THEME_MODE_KEY, 'dark')
  const writes = jest.spyOn(Storage.prototype, 'setItem')
  anotherTab(() => {})
  expect(chosen()).toEqual(['Dark'])
  expect(writes).not.toHaveBeenCalled()
})

test('comes out of the back/forward cache with what was chosen meanwhile', () => {
  render(themeSwitch)
  localStorage.setItem(THEME_MODE_KEY, 'dark')
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(chosen()).toEqual(['Dark'])
})

test('a page made at build takes on this visitor’s choice without a complaint', async () => {
  localStorage.setItem(THEME_MODE_KEY, 'dark')
  const container = document.createElement('div')
  container.innerHTML = renderToString(themeSwitch)
  document.body.append(container)
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  const root = await act(async () => hydrateRoot(container, themeSwitch))
  expect(chosen()).toEqual(['Dark'])
  act(() => root.unmount())
  container.remove()
})
