import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalog } from '#content/catalog'
import { loadAllPages } from '../../src/navigation/pageModules'
import { startApp } from '../../src/app/startApp'

beforeAll(loadAllPages)

const unlisteners: (() => void)[] = []

afterEach(() => {
  for (const unlisten of unlisteners.splice(0)) unlisten()
})

/** Starts the app and remembers what it listens to, so that the app of one test does not hear the next. */
function startForOneTest() {
  const spies = [window, document].map((target: EventTarget) => {
    const listen = target.addEventListener.bind(target)
    return jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      listen(type, listener, options)
      unlisteners.push(() => {
        target.removeEventListener(type, listener, options)
      })
    })
  })
  const { app } = startApp(window, catalog)
  for (const spy of spies) spy.mockRestore()
  return app
}

/** The whole app at an address, as `main.tsx` starts it. */
export function renderApp(address: string) {
  window.history.pushState(null, '', address)
  render(startForOneTest())
  return userEvent.setup()
}

/** What stands in the address bar behind the host. */
export function addressBar(): string {
  return window.location.pathname + window.location.search + window.location.hash
}

/** Back, which jsdom does as late as a browser. */
export function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    window.history.back()
  })
}
