import type { Notice } from '../../src/notices/useNotify'
import { shareAddress } from '../../src/pages/ShareButton'

const SEARCH_URL = 'https://larkfield.example/jobs?search=data'
const COPIED: Notice = { type: 'success', text: 'Link copied' }

const copied: string[] = []
const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) }
const failWith = (name: string) => () => Promise.reject(new DOMException('', name))

/** Shares in a browser with these functions. jsdom has none of them. Returns the notices. */
async function share(functions: {
  share?: (data: ShareData) => Promise<void>
  clipboard?: typeof clipboard
}): Promise<Notice[]> {
  for (const [name, value] of Object.entries(functions))
    Object.defineProperty(navigator, name, { value, configurable: true })
  const notices: Notice[] = []
  await shareAddress(SEARCH_URL, (notice) => notices.push(notice))
  return notices
}

afterEach(() => {
  copied.length = 0
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

it('opens the system’s share sheet with address and title, and shows no notice', async () => {
  document.title = 'data (3) – Open Positions'
  const shared: ShareData[] = []
  const notices = await share({ share: (data) => Promise.resolve(void shared.push(data)), clipboard })
  expect([notices, copied]).toEqual([[], []])
  expect(shared).toEqual([{ url: SEARCH_URL, title: 'data (3) – Open Positions' }])
})

it.each([
  ['does nothing after the sheet was closed', 'AbortError', [], []],
  ['does nothing while a sheet is open', 'InvalidStateError', [], []],
  ['copies the address where the sheet is not allowed', 'NotAllowedError', [COPIED], [SEARCH_URL]],
  ['copies the address where the sheet fails', 'DataError', [COPIED], [SEARCH_URL]],
])('%s: %s', async (_, error, notices, addresses) => {
  expect(await share({ share: failWith(error), clipboard })).toEqual(notices)
  expect(copied).toEqual(addresses)
})

it.each([
  ['the clipboard is blocked', { clipboard: { writeText: failWith('NotAllowedError') } }],
  ['there is no clipboard, as without https', {}],
])('says that the address is in the address bar where %s', async (_, functions) => {
  const text = 'The link could not be copied. You can copy it from the address bar.'
  expect(await share(functions)).toEqual([{ type: 'error', text }])
})
