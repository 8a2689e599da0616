import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalog } from '#content/catalog'
import { loadAllPages } from '../../src/navigation/pageModules'
import { startApp } from '../../src/startApp'

beforeAll(loadAllPages)

let stop = () => {}

afterEach(() => stop())

/** The whole app at an address, as `main.tsx` starts it. */
export function renderApp(address: string) {
  window.history.pushState(null, '', address)
  const started = startApp(window, catalog)
  stop = started.stop
  render(started.app)
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
