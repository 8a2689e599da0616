import type { Action, Middleware, Store } from '@reduxjs/toolkit'
import type { Address, AddressEntry, AddressListener } from './address'
import type { WriteMode } from './historyWriter'

/** How a part of the state is written to addresses and read from them. README.md has an example. */
export interface Mirrored<Root, State> {
  /** The mirrored part, compared by identity. `undefined` if there is none, as in an imported state. */
  readonly select: (root: Root) => State | undefined
  /** The query of the address for this state: `entry.search` if this address does not show it. */
  readonly write: (state: State, entry: AddressEntry) => string
  /** The action after which the state is what the address asks for. `undefined` if it is already. */
  readonly restore: (state: State, entry: AddressEntry) => Action | undefined
  /** Replaces the entry, as typing does. Other actions push one, so that Back undoes them. */
  readonly isReplacing: (action: unknown) => boolean
}

/**
 * Keeps a part of the state and the address equal (README.md). The middleware decides between push and replace. A store
 * subscriber writes, from the state: time travel in DevTools reaches no middleware.
 */
export function createUrlMirror<Root, State>(address: Address, mirrored: Mirrored<Root, State>) {
  const { select, write, restore, isReplacing } = mirrored
  /** That of the action whose subscribers run. What they dispatch belongs to it. */
  let mode: WriteMode | undefined

  const middleware: Middleware = () => (next) => (action) => {
    if (mode) return next(action)
    mode = isReplacing(action) ? 'replace' : 'push'
    try {
      return next(action)
    } finally {
      mode = undefined
    }
  }

  /** Writes the canonical form of the current address and starts to mirror. Returns the listener that restores. */
  function start(store: Pick<Store<Root>, 'getState' | 'subscribe' | 'dispatch'>): AddressListener {
    let written: State | undefined

    function mirrorState(): void {
      const state = select(store.getState())
      if (state === undefined) return
      written = state
      const search = write(state, address.entry())
      if (search === address.entry().search) return
      const first = mode ?? 'replace'
      // An action pushes one entry.
      if (mode) mode = 'replace'
      address.writeSearch(search, first)
    }

    store.subscribe(() => {
      // Other actions write nothing: at Back, `ui/pageOpened` comes before the query of the new entry.
      if (select(store.getState()) !== written) mirrorState()
    })
    mirrorState()
    address.flush()

    return ({ cause, to }) => {
      const state = select(store.getState())
      if (cause === 'write' || state === undefined) return
      const action = restore(state, to)
      if (action) store.dispatch(action)
      mirrorState()
    }
  }

  return { middleware, start }
}
