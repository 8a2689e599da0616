import { fireEvent } from '@testing-library/dom'
import { watchTips } from '../../src/components/tooltips/watchTips'

let tip: string | undefined
let stop = () => {}

const show = (anchor?: HTMLElement) => void (tip = anchor?.dataset['tip'])
const pass = (ms: number) => jest.advanceTimersByTime(ms)
const control = (name: string) => document.querySelector(`[data-tip=${name}]`) ?? document.body

function send(type: string, name: string, pointerType: 'mouse' | 'touch') {
  const event = new MouseEvent(type, { bubbles: true })
  control(name).dispatchEvent(Object.assign(event, { pointerType }))
}

const pointAt = (name: string) => send('pointerover', name, 'mouse')
const pointAway = () => pointAt('nothing')
const openTip = () => (pointAt('light'), pass(700))
const touch = (name: string) => send('pointerdown', name, 'touch')
const release = (name: string) => send('pointerup', name, 'touch')

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<button data-tip="light"></button><button data-tip="dark"></button>'
  stop = watchTips(() => {}, show)
})

afterEach(() => {
  stop()
  jest.useRealTimers()
})

it('opens a tip after 700 ms, and none after leaving earlier', () => {
  pointAt('light')
  pass(699)
  pointAt('dark')
  pass(699)
  expect(tip).toBeUndefined()
  pass(1)
  expect(tip).toBe('dark')
})

it.each([
  [300, 'dark'],
  [301, undefined],
])('%i ms after a tip has closed, shows the next at once: %s', (pause, expected) => {
  openTip()
  pointAway()
  expect(tip).toBeUndefined()
  pass(pause)
  pointAt('dark')
  expect(tip).toBe(expected)
  pass(700)
  expect(tip).toBe('dark')
})

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  [
    'a click, which focuses the control',
    () => {
      send('pointerdown', 'light', 'mouse')
      fireEvent.focusIn(control('light'))
    },
  ],
])('keeps a tip closed after %s until its control is left', (_, close) => {
  openTip()
  close()
  expect(tip).toBeUndefined()
  pointAt('light')
  pass(5000)
  expect(tip).toBeUndefined()
  pointAway()
  openTip()
  expect(tip).toBe('light')
})

it('opens a tip for a long press, and none for a tap, not even just after another has closed', () => {
  openTip()
  touch('dark')
  pass(100)
  release('dark')
  pass(5000)
  expect(tip).toBeUndefined()
  touch('dark')
  pass(700)
  release('dark')
  expect(tip).toBe('dark')
  touch('nothing')
  expect(tip).toBeUndefined()
})

const focus = (name: string) => document.querySelector<HTMLElement>(`[data-tip=${name}]`)?.focus()
const leaveByTab = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
const leaveByPointer = () => fireEvent.pointerLeave(document.documentElement)

it.each<[string, (() => unknown)[], string | undefined]>([
  ['closes when Tab leaves the page', [() => focus('light'), leaveByTab], undefined],
  ['closes when the pointer leaves the page', [() => pointAt('light'), leaveByPointer], undefined],
  ['of the focus stays when the page scrolls under the pointer', [() => focus('light'), pointAway], 'light'],
  ['of the focus stays when the pointer leaves the page', [() => focus('light'), leaveByPointer], 'light'],
  [
    'of the pointer stays when Tab leaves the page',
    [() => focus('dark'), () => pointAt('light'), leaveByTab],
    'light',
  ],
  [
    'closes when both have left it',
    [() => focus('light'), () => pointAt('light'), leaveByTab, pointAway],
    undefined,
  ],
])('a tip %s', (_, acts, expected) => {
  const last = acts.pop()
  for (const take of acts) {
    take()
    pass(700)
  }
  expect(tip).toBeDefined()
  last?.()
  expect(tip).toBe(expected)
})

it('closes the tip of a control that is removed', async () => {
  openTip()
  control('light').remove()
  await Promise.resolve()
  expect(tip).toBeUndefined()
})
