import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { App } from '../../src/App'
import { PENDING_ATTRIBUTE, SHOWN_ATTRIBUTE } from '../../src/hydration/pending'
import { documentTitle } from '../../src/navigation/documentTitle'
import { loadAllPages } from '../../src/navigation/pageModules'
import { createHref } from '../../src/navigation/pageNavigation'
import { catalog } from './catalog'
import { createSiteStore } from './createSiteStore'
import { startInDocument } from './startInDocument'

const nothing = () => {}

let root: Root | undefined

beforeAll(loadAllPages)

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  for (const name of [PENDING_ATTRIBUTE, SHOWN_ATTRIBUTE, 'data-hydrated'])
    document.documentElement.removeAttribute(name)
  delete window.heldLink
})

/** Renders a page as the build does. A query gives the page that the app shows for it. */
export function prerender(pathname: string, state: Parameters<typeof createSiteStore>[0] = {}) {
  const store = createSiteStore(state)
  const shown = { location: { pathname, search: '', hash: '', state: null, key: '' }, isPending: false }
  const body = renderToString(
    <App
      store={store}
      hydratedState={store.getState()}
      navigation={{
        navigator: { createHref, push: nothing, replace: nothing, go: nothing },
        getSnapshot: () => shown,
        subscribe: () => nothing,
      }}
      onHydrated={nothing}
      onArrived={nothing}
    />,
  )
  return { body, title: documentTitle(store.getState(), pathname) }
}

/** Sets the document to a prerendered file before any script, at an address. Returns `#root`. */
export function openFile({ body, title }: ReturnType<typeof prerender>, address: string): HTMLElement {
  window.history.replaceState(null, '', address)
  const container = document.createElement('div')
  container.innerHTML = body
  document.body.replaceChildren(container)
  document.title = title
  return container
}

/** Runs as at the end of the list's file, whose head has marked the page. */
export async function runEarlyScript(script = 'cardsInFile'): Promise<void> {
  document.documentElement.setAttribute(PENDING_ATTRIBUTE, 'query')
  await jest.isolateModulesAsync(async () => {
    await import(`../../src/hydration/${script}`)
  })
  // The script waits for its positions.
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute(PENDING_ATTRIBUTE))
}

/** Hydrates an opened file with the app. `whileStarting` happens between its start and the first render. */
export async function hydrate(container: HTMLElement, { whileStarting = nothing, jobs = catalog } = {}) {
  const { app } = startInDocument(jobs, window.location.pathname)
  whileStarting()
  await act(async () => void (root = hydrateRoot(container, app)))
  return userEvent.setup()
}
