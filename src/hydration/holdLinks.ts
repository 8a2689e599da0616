import { RELOAD_LINE_DELAY_S } from './pending'

/*
 * Inline in each page with fields. After early input, a pressed link waits for the app (AfterNavigation.tsx),
 * the failure of a script (main.ts), or the offer to reload.
 */
let hasInput = false
const { pathname, search } = location

document.addEventListener('input', () => {
  hasInput = true
})

/*
 * Back or Forward to another address drops early input and a held link. A followed fragment is a `popstate`, too.
 * The early script has set the defaults.
 */
addEventListener('popstate', () => {
  if (window.heldLink === null || (location.pathname === pathname && location.search === search)) return
  hasInput = false
  delete window.heldLink
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-field]')) {
    field.value = field.defaultValue
    field.checked = field.defaultChecked
  }
})

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  const link = target instanceof Element && target.closest('a')
  const isPlain = !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented)
  const isWaiting = hasInput && window.heldLink !== null && performance.now() < RELOAD_LINE_DELAY_S * 1000
  // A new tab loses nothing, and browsers open one only within the press.
  if (!isWaiting || !isPlain || !link || link.target !== '' || link.origin !== origin) return
  event.preventDefault()
  window.heldLink = link
})
