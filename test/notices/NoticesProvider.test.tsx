import { ThemeProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ComponentProps } from 'react'
import type { Notice, NoticeType } from '../../src/notices/notice'
import { NoticesProvider } from '../../src/notices/NoticesProvider'
import { useNotify } from '../../src/notices/useNotify'
import { theme } from '../../src/theme/theme'

const SENT: Notice = { type: 'success', title: 'Sent!', text: 'Thank you.' }
const REFUSED: Notice = { type: 'error', text: 'Not a resume.' }

/** More than notistack takes to finish coming and to go. */
const LEAVING_MS = 800

function Sender({ notice }: { readonly notice: Notice }) {
  const notify = useNotify()
  return <button onClick={() => notify(notice)}>Send {notice.text}</button>
}

function renderSenders(
  notices: readonly Notice[],
  props: Partial<ComponentProps<typeof NoticesProvider>> = {},
) {
  render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <NoticesProvider {...props}>
          <main tabIndex={-1}>
            <input aria-label="Field" />
            {notices.map((notice) => (
              <Sender key={notice.text} notice={notice} />
            ))}
          </main>
        </NoticesProvider>
      </ThemeProvider>
    </StrictMode>,
  )
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

/** Both notices sent, the refusal last, and shown. */
async function renderBothSent() {
  const user = renderSenders([SENT, REFUSED])
  await user.click(send('Thank you.'))
  await user.click(send('Not a resume.'))
  await screen.findByText('Not a resume.')
  return user
}

async function renderOneSent() {
  const user = renderSenders([SENT])
  await user.click(send('Thank you.'))
  await screen.findByText('Thank you.')
  return user
}

function region(): HTMLElement {
  return screen.getByRole('region', { name: 'Notifications (Alt+T)' })
}

function send(text: string): HTMLElement {
  return screen.getByRole('button', { name: `Send ${text}` })
}

function cardOf(text: string): HTMLElement {
  const card = screen.getByText(text).closest('[role]')
  if (!(card instanceof HTMLElement)) throw new Error(`No card says ${text}`)
  return card
}

/** In steps, because each part of an animation is begun by the render after the one before. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 100) act(() => jest.advanceTimersByTime(100))
}

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what is announced', () => {
  it('has a polite live region before there is anything to say', () => {
    renderSenders([])
    expect(region()).toBeEmptyDOMElement()
    expect(region()).toHaveAttribute('aria-live', 'polite')
  })

  it('says a success politely, title and text, and an error assertively, both within the region', async () => {
    await renderBothSent()
    expect(within(region()).getByRole('status')).toHaveTextContent('Sent!Thank you.')
    expect(within(region()).getByRole('alert')).toHaveTextContent('Not a resume.')
  })

  const types: NoticeType[] = ['default', 'success', 'info', 'warning', 'error', 'loading']
  it.each(types)('gives a notice of type %s a button that closes it', async (type) => {
    const user = renderSenders([{ type, text: 'A word.' }])
    await user.click(send('A word.'))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('A word.')).not.toBeInTheDocument())
  })
})

describe('how many and how long', () => {
  it('shows three of five equal notices, and the others as the first ones go', async () => {
    renderSenders([SENT])
    for (let sent = 0; sent < 5; sent += 1) fireEvent.click(send('Thank you.'))
    await screen.findAllByText('Thank you.')
    expect(screen.getAllByText('Thank you.')).toHaveLength(3)
    pass(4000 + LEAVING_MS)
    expect(screen.getAllByText('Thank you.')).toHaveLength(2)
    pass(4000 + LEAVING_MS)
    expect(screen.queryByText('Thank you.')).not.toBeInTheDocument()
  })

  it.each([
    [
      'one of them is pointed at',
      () => fireEvent.pointerEnter(cardOf('Not a resume.')),
      () => fireEvent.pointerLeave(cardOf('Not a resume.')),
    ],
    [
      'one of them has the focus',
      () => act(() => cardOf('Not a resume.').focus()),
      () => act(() => screen.getByLabelText('Field').focus()),
    ],
    ['the window has lost the focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
    ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
  ])('keeps all notices while %s', async (_reason, hold, release) => {
    await renderBothSent()
    hold()
    pass(10_000)
    expect(screen.getByText('Thank you.')).toBeInTheDocument()
    release()
    pass(4000 + LEAVING_MS)
    expect(screen.queryByText('Thank you.')).not.toBeInTheDocument()
    expect(screen.queryByText('Not a resume.')).not.toBeInTheDocument()
  })

  it('lets the others go on when the one that was pointed at is gone', async () => {
    await renderBothSent()
    fireEvent.pointerEnter(cardOf('Not a resume.'))
    fireEvent.click(within(cardOf('Not a resume.')).getByRole('button', { name: 'Close' }))
    pass(LEAVING_MS + 4000 + LEAVING_MS)
    expect(screen.queryByText('Thank you.')).not.toBeInTheDocument()
  })
})

describe('focus', () => {
  it('goes to the newest notice on Alt+T and back to where it was on Escape', async () => {
    const user = await renderBothSent()
    await user.click(screen.getByLabelText('Field'))
    await user.keyboard('{Alt>}[KeyT]{/Alt}')
    expect(cardOf('Not a resume.')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Field')).toHaveFocus()
    expect(screen.getByText('Not a resume.')).toBeInTheDocument()
  })

  it('stays where it is when there is no notice, or Alt+T is part of another shortcut', async () => {
    const user = await renderOneSent()
    await user.click(screen.getByLabelText('Field'))
    await user.keyboard('{Control>}{Alt>}[KeyT]{/Alt}{/Control}')
    expect(screen.getByLabelText('Field')).toHaveFocus()
    pass(4000 + LEAVING_MS)
    await user.keyboard('{Alt>}[KeyT]{/Alt}')
    expect(screen.getByLabelText('Field')).toHaveFocus()
    const isLeftToTheBrowser = fireEvent.keyDown(screen.getByLabelText('Field'), {
      code: 'KeyT',
      altKey: true,
    })
    expect(isLeftToTheBrowser).toBe(true)
  })

  it('goes to the next newest when the focused notice closes, and after the last one back', async () => {
    const user = await renderBothSent()
    await user.click(screen.getByLabelText('Field'))
    await user.keyboard('{Alt>}[KeyT]{/Alt}{Tab}')
    expect(within(cardOf('Not a resume.')).getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(cardOf('Thank you.')).toHaveFocus()
    await user.keyboard('{Tab}{Enter}')
    expect(screen.getByLabelText('Field')).toHaveFocus()
  })

  it('goes to the page when what had it before is gone', async () => {
    const user = await renderOneSent()
    await user.click(screen.getByLabelText('Field'))
    await user.keyboard('{Alt>}[KeyT]{/Alt}')
    screen.getByLabelText('Field').setAttribute('disabled', '')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('goes back to nowhere when nothing had it', async () => {
    const user = await renderOneSent()
    await user.click(screen.getByLabelText('Field'))
    await user.keyboard('{Alt>}[KeyT]{/Alt}{Escape}')
    act(() => screen.getByLabelText('Field').blur())
    await user.keyboard('{Alt>}[KeyT]{/Alt}{Escape}')
    expect(document.body).toHaveFocus()
  })

  it('stays in the field when a notice is closed by mouse', async () => {
    const user = await renderBothSent()
    await user.click(screen.getByLabelText('Field'))
    await user.click(within(cardOf('Not a resume.')).getByRole('button', { name: 'Close' }))
    expect(screen.getByLabelText('Field')).toHaveFocus()
  })
})

it('says a notice plainly when its looks cannot be loaded, and tries again at the next one', async () => {
  let attempts = 0
  const loadStage = () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error('offline')) : import('../../src/notices/NoticeStage')
  }
  const user = renderSenders([SENT, REFUSED], { loadStage })
  await user.click(send('Thank you.'))
  expect(await within(region()).findByRole('status')).toHaveTextContent('Sent! Thank you.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()

  await user.click(send('Not a resume.'))
  expect(await within(region()).findByRole('alert')).toHaveTextContent('Not a resume.')
  pass(4000 + LEAVING_MS)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await user.click(send('Thank you.'))
  expect(await within(region()).findByRole('status')).toHaveClass('MuiAlert-colorSuccess')
})
