import { pressHeld } from '../../src/hydration/heldPress'
import { fail, isAtStage, setStage } from '../../src/hydration/stage'

beforeEach(() => {
  document.documentElement.removeAttribute('data-stage')
  window.heldPress = undefined
})

// Once: its listeners stay.
beforeAll(async () => {
  jest.useFakeTimers()
  await import('../../src/hydration/inlineInHead')
})

function setPage(text: string, controls: string): void {
  document.body.innerHTML = `<input data-field="contact.name"><main id="main" tabindex="-1"></main>${controls}`
  Object.assign(document.querySelector('input') ?? {}, { value: text })
}

/** Presses a control, and returns whether its own effect is prevented. jsdom can't open a link. */
function isPrevented(selector: string, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  let prevented = false
  const stay = () => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  document.querySelector(selector)?.dispatchEvent(event)
  return prevented
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
])('after the text of a form, a link %s', (_, expected, href, keys, target = '') => {
  setPage('Ada', `<a href="${href}" target="${target}">About Us</a>`)
  expect(isPrevented('a', keys)).toBe(expected)
})

const pressedIn = (selector: string) => {
  const pressed: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(selector))
    control.addEventListener('click', (event) => {
      event.preventDefault()
      pressed.push(control.textContent)
    })
  return pressed
}

it('presses the last held control, and the one of its name if the page was rendered from scratch', () => {
  const controls = '<button>Dark</button><a href="/about">About Us</a><button>Apply Now</button>'
  setPage('Ada', controls)
  for (const selector of ['button', 'a', 'button ~ button']) expect(isPrevented(selector)).toBe(true)
  expect(document.documentElement).toHaveAttribute('data-waiting')
  setPage('Ada', controls)
  const pressed = pressedIn('a, button')
  setStage('hydrated')
  pressHeld()
  expect(pressed).toEqual(['Apply Now'])
  expect(document.documentElement).not.toHaveAttribute('data-waiting')
})

it('gives up a held control when a field is pressed', () => {
  setPage('Ada', '<button>Dark</button>')
  expect(['button', 'input'].map((selector) => isPrevented(selector))).toEqual([true, false])
  expect(document.documentElement).not.toHaveAttribute('data-waiting')
})

it('follows a held link when a script fails', () => {
  setPage('Ada', '<a href="/about">About Us</a>')
  isPrevented('a')
  const pressed = pressedIn('a')
  fail()
  expect(pressed).toEqual(['About Us'])
  setPage('Ada', '<a href="/about">About Us</a>')
  expect(isPrevented('a')).toBe(false)
})

const scriptOf = (type: string) =>
  document.head.appendChild(Object.assign(document.createElement('script'), { type, src: '/x.js' }))

it.each([
  ['the entry fails', 'pending-query', () => scriptOf('module'), /^failed$/],
  ['a script that the host has added fails', 'pending-query', () => scriptOf(''), /^pending-query$/],
  ['the early script fails', 'pending-query', () => window, /^$/],
  [
    'any script fails while the positions are missing',
    'pending-positions',
    () => window,
    /^pending-positions$/,
  ],
] as const)('where %s, a page at %s goes on', (_, stage, failing, expected) => {
  setStage(stage)
  failing().dispatchEvent(new Event('error'))
  expect(isAtStage(expected)).toBe(true)
})

it('the skip link moves the focus, and keeps the address', () => {
  setPage('', '<a href="#main">Skip</a>')
  expect(isPrevented('a')).toBe(true)
  expect(document.querySelector('main')).toHaveFocus()
})

it('follows a held link as soon as the page offers a reload, after 8 s', () => {
  setPage('Ada', '<a href="/about">About Us</a>')
  isPrevented('a')
  const pressed = pressedIn('a')
  jest.advanceTimersByTime(7900)
  expect(pressed).toEqual([])
  jest.advanceTimersByTime(200)
  expect(pressed).toEqual(['About Us'])
})
