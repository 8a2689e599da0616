import { act, fireEvent, render, screen } from '@testing-library/react'
import { ThemeModeSwitch } from '../../src/layout/ThemeModeSwitch'
import { SiteTheme } from '../../src/theme/SiteTheme'

const light = () => screen.getByRole('button', { name: 'Light' })
const dark = () => screen.getByRole('button', { name: 'Dark' })
/** Without those that fade out. */
const tips = () =>
  [...document.querySelectorAll('.MuiTooltip-popper:not(.MuiTooltip-popperClose)')].map(
    ({ textContent }) => textContent,
  )
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function touch(): void {
  // jsdom has no PointerEvent.
  const event = new MouseEvent('pointerdown', { bubbles: true })
  fireEvent(light(), Object.assign(event, { pointerType: 'touch' }))
  fireEvent.touchStart(light())
}

function lift(): void {
  fireEvent.pointerLeave(light())
  fireEvent.touchEnd(light())
}

beforeEach(() => {
  jest.useFakeTimers()
  const setTimer = window.setTimeout.bind(window)
  // A browser takes a negative delay as 0. The fake timers would never fire it.
  Object.assign(window, { setTimeout: (run: () => void, ms = 0) => setTimer(run, Math.max(ms, 0)) })
  render(
    <SiteTheme>
      <ThemeModeSwitch />
    </SiteTheme>,
  )
})

afterEach(() => jest.useRealTimers())

it.each([
  ['Pointing', 'leaving', () => fireEvent.mouseOver(light()), () => fireEvent.mouseLeave(light())],
  ['Focus', 'Escape', () => act(() => light().focus()), () => fireEvent.keyDown(light(), { key: 'Escape' })],
  ['A long press', 'lifting the finger', touch, lift],
])('%s opens a tooltip after 700 ms, and %s closes it', (_opening, _closing, open, close) => {
  open()
  pass(690)
  expect(tips()).toEqual([])
  pass(20)
  expect(tips()).toEqual(['Light'])
  close()
  pass(1500)
  expect(tips()).toEqual([])
})

it.each([
  ['A tap', lift],
  ['Scrolling by touch', () => fireEvent.pointerCancel(light())],
])('%s opens no tooltip', (_, end) => {
  touch()
  pass(100)
  end()
  pass(1500)
  expect(tips()).toEqual([])
})

it('a pointer waits 700 ms after a touch, too', () => {
  touch()
  lift()
  pass(2000)
  fireEvent.mouseOver(light())
  pass(690)
  expect(tips()).toEqual([])
})

it('for 300 ms after a tooltip has closed, the next one opens at once', () => {
  fireEvent.mouseOver(light())
  pass(710)
  fireEvent.mouseLeave(light())
  pass(290)
  fireEvent.mouseOver(dark())
  pass(10)
  expect(tips()).toEqual(['Dark'])
  fireEvent.mouseLeave(dark())
  pass(310)
  fireEvent.mouseOver(light())
  pass(690)
  expect(tips()).toEqual([])
})
