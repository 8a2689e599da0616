import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeModeSwitch } from '../../src/layout/ThemeModeSwitch'
import { COLOR_SCHEME_ATTRIBUTE, THEME_MODE_KEY } from '../../src/theme/colorScheme'
import { BACKGROUNDS } from '../../src/theme/palette'
import { SiteTheme } from '../../src/theme/SiteTheme'

const open = () => render(<ThemeModeSwitch />, { wrapper: SiteTheme })

const choice = (name: string) =>
  within(screen.getByRole('group', { name: 'Theme' })).getByRole('button', { name })

const selected = () => screen.getAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel)

const bar = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }))
/** The color scheme of the page and the color of the browser's bar. */
const shownScheme = () => [document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE), bar.content]
const LIGHT = ['light', BACKGROUNDS.light]
const DARK = ['dark', BACKGROUNDS.dark]

/** Fires the event that the browser sends after another tab has changed the storage. */
const reportStorageChange = (key: string | null, newValue: string | null = null) =>
  fireEvent(window, new StorageEvent('storage', { key, newValue, storageArea: localStorage }))

beforeEach(() => localStorage.clear())

it('starts with System, shows a choice at once and remembers it for the next visit', async () => {
  const { unmount } = open()
  const names = screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(['Light', 'Dark', 'System'])
  expect(selected()).toEqual(['System'])
  await userEvent.click(choice('Dark'))
  expect(selected()).toEqual(['Dark'])
  expect(shownScheme()).toEqual(DARK)
  unmount()
  document.documentElement.removeAttribute(COLOR_SCHEME_ATTRIBUTE)
  open()
  expect(selected()).toEqual(['Dark'])
  expect(shownScheme()).toEqual(DARK)
})

it.each(['banana', '', 'null', '{"mode":"dark"}', 'DARK'])('reads a stored %j as System', async (stored) => {
  localStorage.setItem(THEME_MODE_KEY, stored)
  localStorage.setItem('mui-color-scheme-light', stored)
  open()
  expect(selected()).toEqual(['System'])
  expect(shownScheme()).toEqual(LIGHT)
  await userEvent.click(choice('Dark'))
  expect(shownScheme()).toEqual(DARK)
})

it('follows another tab, and shows System when that one clears the storage', () => {
  open()
  localStorage.setItem(THEME_MODE_KEY, 'dark')
  reportStorageChange(THEME_MODE_KEY, 'light')
  expect(selected()).toEqual(['Dark'])
  expect(shownScheme()).toEqual(DARK)
  // Another value would be an answer, which the other tab would answer in turn.
  expect(localStorage.getItem(THEME_MODE_KEY)).toBe('dark')
  localStorage.clear()
  reportStorageChange(null)
  expect(selected()).toEqual(['System'])
  expect(shownScheme()).toEqual(LIGHT)
})

it('keeps a choice that could not be stored while another tab stores something else', async () => {
  open()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await userEvent.click(choice('Dark'))
  reportStorageChange('newestPositionSeen')
  expect(selected()).toEqual(['Dark'])
})
