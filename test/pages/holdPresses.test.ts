import { holdPresses } from '../../src/hydration/holdPresses'

beforeAll(holdPresses)

/** Presses a link, and returns whether it waits for the app. jsdom can't open it. */
function isHeld(href: string, keys: MouseEventInit, target: string): boolean {
  document.body.innerHTML = `<input data-field="contact.name"><a href="${href}" target="${target}">About Us</a>`
  Object.assign(document.querySelector('input') ?? {}, { value: 'Ada' })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  let isWaiting = false
  const stay = () => {
    isWaiting = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  document.querySelector('a')?.dispatchEvent(event)
  return isWaiting
}

it.each<[string, boolean, string, MouseEventInit, string?]>([
  ['waits for the app', true, '/about', {}],
  ['with Ctrl opens a tab', false, '/about', { ctrlKey: true }],
  ['with Command opens a tab', false, '/about', { metaKey: true }],
  ['with Alt is downloaded', false, '/about', { altKey: true }],
  ['with Shift opens a window', false, '/about', { shiftKey: true }],
  ['that opens a tab is followed', false, '/privacy', {}, '_blank'],
  ['to another site is followed', false, 'https://careers.example/about', {}],
  ['to an email address is followed', false, 'mailto:ada@mail.example', {}],
])('after early input, a link %s', (_, expected, href, keys, target = '') => {
  expect(isHeld(href, keys, target)).toBe(expected)
})
