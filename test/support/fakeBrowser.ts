import { createFakeHistory } from './fakeHistory'

class FakeDocument extends EventTarget {
  title = ''
  visibilityState: DocumentVisibilityState = 'visible'
}

type FakeHistory = ReturnType<typeof createFakeHistory>

function createFakeWindow(history: FakeHistory, go: (delta?: number) => void) {
  class OneWindow extends EventTarget {
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
  return new OneWindow()
}

export type FakeBrowser = ReturnType<typeof createFakeBrowser>

/**
 * One tab of a browser, as far as the address goes: its history, one document after the other,
 * and Jest's clock, which only the test moves.
 */
export function createFakeBrowser(path: string) {
  const history = createFakeHistory(path)
  const traversals: number[] = []
  let window = open()

  function open() {
    jest.useFakeTimers()
    return createFakeWindow(history, (delta = 0) => traversals.push(delta))
  }

  /** Traversals are not done when they are asked for: a page may still write before it hears of them. */
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
    /** The window of the document that is shown now. */
    window: () => window,
    /** The address bar, without the origin. */
    address: (): string => history.addresses()[history.position()] ?? '',
    title: (): string => window.document.title,
    /** Lets time pass. */
    wait: (ms: number) => jest.advanceTimersByTime(ms),
    timers: (): number => jest.getTimerCount(),

    back: () => go(-1),
    forward: () => go(1),
    /** Presses Back; the page hears of it at `arrive`. */
    pressBack: () => void traversals.push(-1),
    arrive,
    followFragment: (hash: string): void => {
      history.visitFragment(hash)
      window.dispatchEvent(new Event('popstate'))
    },

    hide: () => showAs('hidden'),
    show: () => showAs('visible'),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    comeBackFromCache: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    /** A new document on the same history; of the old one nothing goes on. */
    reload: (): void => {
      window = open()
    },
  }
}
