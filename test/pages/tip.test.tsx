import { act, fireEvent, render, screen } from '@testing-library/react'
import { ThemeModeSwitch } from '../../src/layout/ThemeModeSwitch'
import { SiteTheme } from '../../src/theme/SiteTheme'

const control = (name = 'Light') => screen.getByRole('button', { name })
/** Not one that fades out. */
const tip = () => document.querySelector('[role=tooltip]:not(.MuiTooltip-popperClose)')?.textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function touch(pointerType = 'touch'): void {
  // jsdom has no PointerEvent.
  const event = new MouseEvent('pointerdown', { bubbles: true })
  fireEvent(control(), Object.assign(event, { pointerType }))
  fireEvent.touchStart(control())
}

const lift = () => fireEvent.touchEnd(control())
const pressEscape = () => fireEvent.keyDown(control(), { key: 'Escape' })

beforeEach(() => {
  jest.useFakeTimers()
  const setTimer = window.setTimeout.bind(window)
  // A browser takes a negative delay as 0. The fake timers would never fire it.
  Object.assign(window, { setTimeout: (run: () => void, ms = 0) => setTimer(run, Math.max(ms, 0)) })
  render(<ThemeModeSwitch />, { wrapper: SiteTheme })
})

afterEach(() => jest.useRealTimers())

it.each([
  ['Pointing', 'leaving', () => fireEvent.mouseOver(control()), () => fireEvent.mouseLeave(control())],
  ['Focus', 'Escape', () => act(() => control().focus()), pressEscape],
  ['A long press', 'lifting the finger', () => touch(), lift],
  ['A long press with a pen', 'lifting it', () => touch('pen'), lift],
])('%s opens a tooltip after 700 ms, and %s closes it', (_opening, _closing, open, close) => {
  open()
  pass(690)
  expect(tip()).toBeUndefined()
  pass(20)
  expect(tip()).toBe('Light')
  close()
  pass(1500)
  expect(tip()).toBeUndefined()
})

it.each([
  ['A tap', lift],
  ['Scrolling by touch', () => fireEvent.pointerCancel(control())],
])('%s opens no tooltip, and a pointer then waits 700 ms', (_, end) => {
  touch()
  end()
  fireEvent.pointerLeave(control())
  pass(2000)
  expect(tip()).toBeUndefined()
  fireEvent.mouseOver(control())
  pass(690)
  expect(tip()).toBeUndefined()
})

it.each([
  [290, 'Dark'],
  [310, undefined],
])('%i ms after a tooltip has closed, the next one opens at once: %s', (pause, expected) => {
  fireEvent.mouseOver(control())
  pass(710)
  fireEvent.mouseLeave(control())
  pass(pause)
  fireEvent.mouseOver(control('Dark'))
  pass(10)
  expect(tip()).toBe(expected)
})
