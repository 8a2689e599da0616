import type { Notice } from '../../src/notices/notice'
import { shareAddress } from '../../src/pages/shareAddress'

const URL_OF_SEARCH = 'https://larkfield.example/jobs?search=data'

const copied: string[] = []
const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) }
const refusing = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }

/** A browser that can only what is given; jsdom itself can neither share nor copy. */
function givenBrowser(can: {
  share?: (data: ShareData) => Promise<void>
  clipboard?: typeof clipboard
}): void {
  for (const [name, value] of Object.entries(can)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
  }
}

afterEach(() => {
  copied.length = 0
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

async function noticesOfSharing(): Promise<Notice[]> {
  const notices: Notice[] = []
  await shareAddress(URL_OF_SEARCH, (notice) => notices.push(notice))
  return notices
}

const COPIED: Notice = { type: 'success', text: 'Link copied' }

it('hands the address and the page’s title to the system’s sheet, and says nothing of its own', async () => {
  document.title = 'data (3) – Open Positions'
  const shared: ShareData[] = []
  givenBrowser({ share: (data) => Promise.resolve(void shared.push(data)), clipboard })
  expect(await noticesOfSharing()).toEqual([])
  expect(shared).toEqual([{ url: URL_OF_SEARCH, title: 'data (3) – Open Positions' }])
  expect(copied).toEqual([])
})

it.each(['AbortError', 'InvalidStateError'])(
  'takes a sheet that was closed for an answer: %s',
  async (name) => {
    givenBrowser({ share: () => Promise.reject(new DOMException('', name)), clipboard })
    expect(await noticesOfSharing()).toEqual([])
    expect(copied).toEqual([])
  },
)

it.each(['NotAllowedError', 'DataError'])('copies where the sheet fails: %s', async (name) => {
  givenBrowser({ share: () => Promise.reject(new DOMException('', name)), clipboard })
  expect(await noticesOfSharing()).toEqual([COPIED])
  expect(copied).toEqual([URL_OF_SEARCH])
})

it('copies where there is no sheet', async () => {
  givenBrowser({ clipboard })
  expect(await noticesOfSharing()).toEqual([COPIED])
  expect(copied).toEqual([URL_OF_SEARCH])
})

it.each([
  ['the clipboard is refused', { clipboard: refusing }],
  ['there is no clipboard, as without https', {}],
])('shows the address to copy by hand where %s', async (_, can) => {
  givenBrowser(can)
  expect(await noticesOfSharing()).toEqual([
    {
      type: 'error',
      text: 'The link could not be copied. Here it is, to copy by hand:',
      copyable: URL_OF_SEARCH,
    },
  ])
})
