import { createFakeHistory } from './fakeHistory'

class FakeDocument extends EventTarget {
  title = ''
  visibilityState: DocumentVisibilityState = 'visible'
}

type FakeHistory = ReturnType<typeof createFakeHistory>

function createFakeWindow(history: FakeHistory, go: (delta?: number) => void) {
  class FakeWindow extends EventTarget {
    readonly document = new FakeDocument()
    readonly setTimeout = (run: () => void, ms?: number) => Number(setTimeout(run, ms))
    readonly clearTimeout = (id?: number) => clearTimeout(id)
    readonly history = {
      get state() {
        return history.state()
      },
      pushState: history.pushState,
      replaceState: history.replaceState,
      go,
    }
    get location() {
      return history.location()
    }
  }
  return new FakeWindow()
}

export type FakeBrowser = ReturnType<typeof createFakeBrowser>

/** A browser tab with its session history. Jest's fake timers are its clock. */
export function createFakeBrowser(path: string) {
  const history = createFakeHistory(path)
  const traversals: number[] = []
  let window = open()

  function open() {
    jest.useFakeTimers()
    return createFakeWindow(history, (delta = 0) => traversals.push(delta))
  }

  /** Browsers traverse the history asynchronously: a page may write between the press and the `popstate`. */
  function arrive(): void {
    for (const delta of traversals.splice(0)) {
      if (history.traverse(delta)) window.dispatchEvent(new Event('popstate'))
    }
  }

  function go(delta: number): void {
    traversals.push(delta)
    arrive()
  }

  function showAs(visibilityState: DocumentVisibilityState): void {
    window.document.visibilityState = visibilityState
    window.document.dispatchEvent(new Event('visibilitychange'))
  }

  return {
    history,
    /** The window of the current document. */
    window: () => window,
    /** The address bar, without the origin. */
    address: (): string => history.addresses()[history.position()] ?? '',
    title: (): string => window.document.title,
    wait: (ms: number) => jest.advanceTimersByTime(ms),
    timers: (): number => jest.getTimerCount(),

    go,
    back: () => go(-1),
    forward: () => go(1),
    /** Presses Back. `popstate` is fired by `arrive`. */
    pressBack: () => void traversals.push(-1),
    arrive,
    /** Adds an entry that the app did not write, as for a typed fragment. */
    visit: (url: string): void => {
      history.addEntry(url)
      window.dispatchEvent(new Event('popstate'))
    },

    hide: () => showAs('hidden'),
    show: () => showAs('visible'),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    /** A page is shown: loaded, or restored from the back/forward cache. */
    showPage: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    /** Opens a new document at the current entry. The listeners of the old one hear nothing more. */
    reload: (): void => {
      window = open()
    },
  }
}
