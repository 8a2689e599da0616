/** @jest-environment node */
import { ActionCreators } from '@redux-devtools/instrument'
import { combineSlices, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createAddress } from '../../src/url/address'
import { createUrlMirror, type Mirrored } from '../../src/url/urlMirror'
import { openDevTools } from '../support/devTools'
import { createFakeBrowser } from '../support/fakeBrowser'

interface Shelf {
  readonly count: number
  readonly label: string
}

const shelfSlice = createSlice({
  name: 'shelf',
  initialState: (): Shelf => ({ count: 0, label: '' }),
  reducers: {
    added: (shelf: Shelf) => ({ ...shelf, count: shelf.count + 1 }),
    labelChanged: (shelf: Shelf, { payload }: PayloadAction<string>) => ({ ...shelf, label: payload }),
    restored: (_: Shelf, { payload }: PayloadAction<Shelf>) => payload,
  },
})
const { added, labelChanged, restored } = shelfSlice.actions
const reducer = combineSlices(shelfSlice)

const read = (search: string): Shelf => {
  const params = new URLSearchParams(search)
  return { count: Number(params.get('count')), label: params.get('label') ?? '' }
}
const write = ({ count, label }: Shelf) =>
  `?${new URLSearchParams({ count: String(count), label }).toString()}`

const mirroredShelf: Mirrored<ReturnType<typeof reducer>, Shelf> = {
  select: ({ shelf }) => shelf,
  write,
  restore: (shelf, { search }) => (write(shelf) === search ? undefined : restored(read(search))),
  isReplacing: (action) => labelChanged.match(action) || restored.match(action),
}

function openShelf() {
  const browser = createFakeBrowser('/?count=0&label=')
  const address = createAddress(browser.window())
  const mirror = createUrlMirror(address, mirroredShelf)
  const store = configureStore({
    reducer,
    preloadedState: { shelf: read(address.entry().search) },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(mirror.middleware),
  })
  /** A subscriber that dispatches. */
  const nameShelf = (of: number, label: string) =>
    store.subscribe(() => {
      const { shelf } = store.getState()
      if (shelf.count === of && shelf.label !== label) store.dispatch(labelChanged(label))
    })
  nameShelf(1, 'one')
  address.listen(mirror.start(store))
  nameShelf(2, 'two')
  return { ...browser, ...openDevTools(), dispatch: store.dispatch, shelf: () => store.getState().shelf }
}

it('mirrors another slice: one entry for each act, also where a subscriber dispatches before or after it', () => {
  const { dispatch, turn, back, shelf, addresses } = openShelf()
  dispatch(labelChanged('none'))
  for (let acts = 0; acts < 2; acts += 1) dispatch(added())
  turn()
  expect(addresses()).toEqual(['/?count=0&label=none', '/?count=1&label=one', '/?count=2&label=two'])
  back()
  expect(shelf()).toEqual({ count: 1, label: 'one' })
})

it('writes another slice where the browser has refused it, and where DevTools jumps', () => {
  const { dispatch, send, turn, refuse, allow, addresses } = openShelf()
  refuse('throwing')
  dispatch(added())
  allow()
  turn()
  expect(addresses()).toEqual(['/?count=0&label=', '/?count=1&label=one'])
  send(ActionCreators.jumpToState(0))
  turn()
  expect(addresses()).toEqual(['/?count=0&label=', '/?count=0&label='])
})
