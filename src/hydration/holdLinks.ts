import { RELOAD_LINE_DELAY_S } from './pending'

/*
 * An inline script of every page. A link that is pressed after early input waits for the app (`markHydrated`), because
 * another document would lose the input. It works at once without input, and as soon as the line offers a reload.
 */
let hasInput = false

document.addEventListener('input', () => {
  hasInput = true
})

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const link = target instanceof Element && target.closest('a')
  const isPlain = !(ctrlKey || metaKey || shiftKey || defaultPrevented)
  const isWaiting = hasInput && window.heldLink !== null && performance.now() < RELOAD_LINE_DELAY_S * 1000
  if (!isWaiting || !isPlain || !link || link.origin !== origin) return
  event.preventDefault()
  window.heldLink = link
})
