import { keepPrerenderedPage } from './keepPrerenderedPage'
import { RELOAD_LINE_DELAY_S } from './pending'

/*
 * Inline in each page. A pressed button waits for the app (AfterNavigation.tsx), and after early input a link,
 * too, which would lose the input. The last press counts.
 */
let hasInput = false
const { dataset } = document.documentElement

/** React handles presses once the app starts. Without the app, links work at once. */
const isHolding = () => !('starting' in dataset || 'notHydrated' in dataset)

function hold(pressed?: HTMLElement): void {
  window.heldPress = pressed
  if (pressed) dataset['waiting'] = ''
  else delete dataset['waiting']
}

/** The link or button of a plain press. With a key held down, the browser opens a link elsewhere. */
export function pressedControl(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  if (ctrlKey || metaKey || shiftKey || altKey || defaultPrevented || !(target instanceof Element))
    return null
  return target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button:enabled')
}

const here = () => location.pathname + location.search

/** Calls `handle` at Back and Forward to another address before the app. A followed fragment is a `popstate`, too. */
export function onOtherAddress(handle: () => void): void {
  let before = here()
  addEventListener('popstate', () => {
    if (here() !== before && isHolding()) handle()
    before = here()
  })
}

// The entry can't be loaded. Its imports end in main.ts.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.includes(location.host)) keepPrerenderedPage()
  },
  true,
)

document.addEventListener('input', () => {
  hasInput = true
})

// Also while the page hydrates.
addEventListener('popstate', () => hold())

onOtherAddress(() => {
  hasInput = false
  // The early script has set the defaults.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-field]')) {
    field.value = field.defaultValue
    field.checked = field.defaultChecked
  }
})

document.addEventListener('click', (event) => {
  const { target } = event
  if (!isHolding() || !(target instanceof Element)) return
  if (target.closest('a, button, label, [data-field]')) hold()
  const pressed = pressedControl(event)
  if (pressed instanceof HTMLAnchorElement) {
    const isKept = hasInput || window.earlyActs?.length
    // A new tab loses nothing, and browsers open one only within the press.
    if (!isKept || pressed.target !== '' || pressed.origin !== origin) return
    if (performance.now() >= RELOAD_LINE_DELAY_S * 1000) return
  }
  if (!pressed) return
  event.preventDefault()
  hold(pressed)
})
