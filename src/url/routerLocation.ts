import type { Location } from 'react-router-dom'
import type { Address, AddressEntry } from './address'

function toLocation({ pathname, from, key }: AddressEntry): Location<AddressEntry['from']> {
  return { pathname, search: '', hash: '', state: from, key }
}

interface Preparation {
  /** Whether a path's page can be shown now. */
  readonly isReady: (pathname: string) => boolean
  /** Makes it so; a rejection counts as done, the page then says so itself. */
  readonly prepare: (pathname: string) => Promise<unknown>
}

/**
 * What react-router is told: the path alone, and only when a page was gone to. The query is the store's;
 * told of it, the router would draw every link on the page anew at each keystroke.
 *
 * A page that is not ready is told of when it is: until then the last one stays, with no white moment between.
 * `subscribe` and `getSnapshot` are for `useSyncExternalStore`.
 */
export function createRouterLocation(address: Address, { isReady, prepare }: Preparation) {
  let location = toLocation(address.entry())
  const subscribers = new Set<() => void>()

  function tell(): void {
    location = toLocation(address.entry())
    for (const notify of subscribers) notify()
  }

  address.listen(({ cause }) => {
    const entry = address.entry()
    if (cause === 'write') return
    if (isReady(entry.pathname)) return tell()
    const tellIfStillThere = () => {
      if (address.entry().key === entry.key) tell()
    }
    prepare(entry.pathname).then(tellIfStillThere, tellIfStillThere)
  })

  return {
    getSnapshot: (): Location => location,
    subscribe: (notify: () => void): (() => void) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
  }
}

export type RouterLocation = ReturnType<typeof createRouterLocation>
