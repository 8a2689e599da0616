import { pressHeld } from '../../src/hydration/heldPress'
import { fail, isAtStage, setStage } from '../../src/hydration/stage'

beforeEach(() => {
  document.documentElement.removeAttribute('data-stage')
  document.head.innerHTML = '<script src="/host.js"></script><script type="module" src="/entry.js"></script>'
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
      pressed.push(control.outerHTML)
    })
  return pressed
}

it.each(['<button>Apply Now</button>', '<button aria-label="Dark"></button>'])(
  'presses the held control %s, also where the page was rendered from scratch',
  (last) => {
    const controls = `<button aria-label="Light"></button><a href="/about">About Us</a><button>Send</button>${last}`
    setPage('Ada', controls)
    for (const selector of ['button', 'a', ':last-child'])
      expect(isPrevented(`main ~ ${selector}`)).toBe(true)
    expect(document.documentElement).toHaveAttribute('data-waiting')
    setPage('Ada', controls)
    const pressed = pressedIn('a, button')
    setStage('hydrated')
    pressHeld()
    expect(pressed).toEqual([last])
    expect(document.documentElement).not.toHaveAttribute('data-waiting')
  },
)

const EVENTS = ['popstate', 'beforeunload', 'pagehide', 'click']
it.each(EVENTS)('gives up a held control on a %s event outside of it', (type) => {
  setPage('Ada', '<button>Dark</button>')
  expect(isPrevented('button')).toBe(true)
  const event = new Event(type, { bubbles: true, cancelable: true })
  expect(document.querySelector('input')?.dispatchEvent(event)).toBe(true)
  expect(document.documentElement).not.toHaveAttribute('data-waiting')
})

it.each([
  ['the entry fails', 'pending-query', '[type=module]', /^failed$/],
  ['the entry fails before the positions come', 'pending-positions', '[type=module]', /^pending-failed$/],
  ['a script that the host has added fails', 'pending-query', 'script', /^pending-query$/],
  ['the early script fails', 'pending-query', undefined, /^$/],
  ['a script fails before the positions come', 'pending-positions', undefined, /^pending-positions$/],
  ['the entry fails after the app has started', 'hydrated', '[type=module]', /^hydrated$/],
] as const)('where %s, a page at %s goes on', (_, stage, script, expected) => {
  setStage(stage)
  const failing = script ? document.querySelector(script) : window
  failing?.dispatchEvent(new Event('error'))
  expect(isAtStage(expected)).toBe(true)
})

it('without text, a link is followed, but the skip link moves the focus, and keeps the address', () => {
  setPage('', '<a href="#main">Skip</a><a href="/about">About Us</a>')
  expect(isPrevented('[href="/about"]')).toBe(false)
  expect(isPrevented('a')).toBe(true)
  expect(document.querySelector('main')).toHaveFocus()
})

it.each([
  ['a script fails', 0, fail],
  ['the page offers a reload, after 8 s', 7900, () => jest.advanceTimersByTime(200)],
] as const)('follows a held link when %s, and the next one at once', (_, waitMs, happen) => {
  setPage('Ada', '<a href="/about">About Us</a>')
  isPrevented('a')
  const pressed = pressedIn('a')
  jest.advanceTimersByTime(waitMs)
  expect(pressed).toEqual([])
  happen()
  expect(pressed).toHaveLength(1)
  setPage('Ada', '<a href="/about">About Us</a>')
  expect(isPrevented('a')).toBe(false)
})
