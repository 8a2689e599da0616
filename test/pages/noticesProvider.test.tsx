import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { loadLaterParts } from '../../src/components/laterParts'
import { NoticesProvider } from '../../src/notices/NoticesProvider'
import { useNotify, type Notice, type NoticeType } from '../../src/notices/useNotify'
import { SiteTheme } from '../../src/theme/SiteTheme'
import { createSiteStore } from '../support/createSiteStore'

/** Longer than a notice takes to slide in and out. */
const SLIDE_MS = 1000
const ALT_T = '{Alt>}[KeyT]{/Alt}'

function SendButton({ notice }: { readonly notice: Notice }) {
  const notify = useNotify()
  return <button onClick={() => notify(notice)}>Send {notice.text}</button>
}

/** Shows the notices, and puts focus into a field of the page. */
async function show(...notices: Notice[]): Promise<UserEvent> {
  render(
    <Provider store={createSiteStore()}>
      <NoticesProvider>
        <main tabIndex={-1}>
          <input aria-label="Field" />
          {notices.map((notice) => (
            <SendButton key={notice.text} notice={notice} />
          ))}
        </main>
      </NoticesProvider>
    </Provider>,
    { wrapper: SiteTheme, reactStrictMode: true },
  )
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  for (const { text } of notices) fireEvent.click(screen.getByRole('button', { name: `Send ${text}` }))
  const newest = notices.at(-1)
  if (newest) await screen.findByText(newest.text)
  await user.click(field())
  return user
}

const showTwo = () => show({ type: 'success', text: 'Older' }, { type: 'error', text: 'Newer' })
const showOne = () => show({ type: 'info', text: 'Only' })

const region = () => screen.getByRole('region', { name: 'Notifications (Alt+T)' })
const field = () => screen.getByLabelText('Field')

function card(text: string): HTMLElement {
  const cards = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')]
  const found = cards.find(({ textContent }) => textContent.includes(text))
  if (!found) throw new Error(`No notice with the text ${text}`)
  return found
}

const closeButton = (text: string) => within(card(text)).getByRole('button', { name: 'Close' })

/** In steps, because each render starts the next part of an animation. */
function pass(ms: number): void {
  for (let passedMs = 0; passedMs < ms; passedMs += 100) act(() => jest.advanceTimersByTime(100))
}

function setTabHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}

beforeAll(loadLaterParts)
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('has an empty polite live region before the first notice, and leaves Alt+T to the browser', async () => {
  await show()
  expect(region()).toBeEmptyDOMElement()
  expect(region()).toHaveAttribute('aria-live', 'polite')
  expect(fireEvent.keyDown(field(), { code: 'KeyT', altKey: true })).toBe(true)
})

const types: NoticeType[] = ['default', 'success', 'info', 'warning', 'error', 'loading']
it.each(types)('announces a notice of type %s, and closes it with its Close button', async (type) => {
  const user = await show({ type, title: 'Title', text: 'Text' })
  const announced = within(region()).getByRole(type === 'error' ? 'alert' : 'status')
  expect(announced).toHaveTextContent('Title. Text')
  await user.click(closeButton('Text'))
  pass(SLIDE_MS)
  expect(region()).toBeEmptyDOMElement()
})

it('shows three of five equal notices, and the others when those have closed', async () => {
  await showOne()
  for (let sent = 1; sent < 5; sent += 1) fireEvent.click(screen.getByRole('button', { name: 'Send Only' }))
  pass(SLIDE_MS)
  expect(screen.getAllByText('Only')).toHaveLength(3)
  pass(4000)
  expect(screen.getAllByText('Only')).toHaveLength(2)
  pass(4000 + SLIDE_MS)
  expect(region()).toBeEmptyDOMElement()
})

describe('pauses', () => {
  it.each<[string, (user: UserEvent) => unknown, (user: UserEvent) => unknown]>([
    ['one of them is pointed at', (user) => user.hover(card('Newer')), (user) => user.unhover(card('Newer'))],
    ['one of them has focus', (user) => user.keyboard(ALT_T), (user) => user.keyboard('{Escape}')],
    ['the window has lost focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
    ['the tab is hidden', () => [setTabHidden(true), fireEvent.focus(window)], () => setTabHidden(false)],
  ])('keeps all notices while %s, and then for the rest of their 4000 ms', async (_reason, hold, release) => {
    const user = await showTwo()
    pass(2000)
    await hold(user)
    pass(10_000)
    await release(user)
    pass(1900)
    expect(card('Older')).not.toHaveAttribute('inert')
    pass(100)
    expect(card('Older')).toHaveAttribute('inert')
    pass(SLIDE_MS)
    expect(region()).toBeEmptyDOMElement()
  })

  it('ends the pause when the notice that is pointed at closes', async () => {
    const user = await showTwo()
    await user.hover(card('Newer'))
    fireEvent.click(closeButton('Newer'))
    pass(SLIDE_MS + 4000 + SLIDE_MS)
    expect(region()).toBeEmptyDOMElement()
  })
})

describe('focus', () => {
  it.each<[string, string, string, string, boolean?]>([
    ['Dvorak', 't', 'KeyK', 'Newer'],
    ['Dvorak', 'y', 'KeyT', 'field'],
    ['a Mac', '†', 'KeyT', 'Newer'],
    ['Cyrillic', 'е', 'KeyT', 'Newer'],
    // This types a letter on Windows.
    ['Windows and Ctrl', 't', 'KeyT', 'field', true],
  ])('with the keys of %s, goes by Alt and %s at %s to: %s, and back on Escape', async (...row) => {
    const [, key, code, focused, ctrlKey = false] = row
    const user = await showTwo()
    fireEvent.keyDown(field(), { key, code, altKey: true, ctrlKey })
    expect(focused === 'field' ? field() : card(focused)).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(field()).toHaveFocus()
    expect(screen.getByText('Newer')).toBeInTheDocument()
  })

  it('goes from a closing notice to the next newest, and from the last one back', async () => {
    const user = await showTwo()
    await user.keyboard(`${ALT_T}{Tab}{Enter}`)
    pass(SLIDE_MS)
    expect(card('Older')).toHaveFocus()
    await user.keyboard('{Tab}{Enter}')
    expect(field()).toHaveFocus()
  })

  it('goes to the page when the element it came from is disabled, or there was none', async () => {
    const user = await showOne()
    await user.keyboard(`${ALT_T}{Escape}`)
    field().blur()
    await user.keyboard(`${ALT_T}{Escape}`)
    expect(screen.getByRole('main')).toHaveFocus()
    field().focus()
    await user.keyboard(ALT_T)
    field().setAttribute('disabled', '')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('stays in the field when a notice is pressed or closed by mouse or finger', async () => {
    const user = await showTwo()
    // Without `preventDefault`, a browser would move the focus.
    expect(fireEvent.mouseDown(card('Older'))).toBe(false)
    await user.click(closeButton('Newer'))
    expect(field()).toHaveFocus()
  })
})
