import { act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadLaterParts } from '../../src/components/laterParts'
import { FACET_KEYS, FACETS } from '../../src/domain/facets'
import { isAtStage, setStage } from '../../src/hydration/stage'
import { loadAllPages } from '../../src/navigation/pageModules'
import { renderPage, type RenderedPage } from '../../src/site/prerender/renderPage'
import { catalog } from './catalog'
import { createSiteStore } from './createSiteStore'
import { recordListeners, startInDocument } from './startInDocument'

beforeAll(loadAllPages)
beforeAll(loadLaterParts)

afterEach(() => {
  document.body.replaceChildren()
  for (const name of ['data-stage', 'data-shown', 'data-waiting'])
    document.documentElement.removeAttribute(name)
  delete window.heldPress
  stopEarlyScript()
})

/** Renders a page as the build does. A query gives the page that the app shows for it. */
export function prerender(path: string, state: Parameters<typeof createSiteStore>[0] = {}) {
  return renderPage(path, createSiteStore(state))
}

/** Sets the document to a prerendered file before any script, at an address. Returns `#root`. */
export function openFile({ body, title }: RenderedPage, address: string): HTMLElement {
  window.history.replaceState(null, '', address)
  const container = document.createElement('div')
  container.innerHTML = body
  document.body.replaceChildren(container)
  document.title = title
  return container
}

let stopEarlyScript = () => {}

/** Runs the inline scripts of the list's file, whose head has marked the page. `whileArriving` happens between them. */
export async function runEarlyScript(script = 'cardsInFile', whileArriving = () => {}): Promise<void> {
  stopEarlyScript()
  setStage('pending-query')
  const listening = recordListeners()
  await jest.isolateModulesAsync(async () => {
    const { FACETS: facets } = await import('../../src/domain/facets')
    for (const key of FACET_KEYS) Object.assign(facets[key].values, FACETS[key].values)
    await import('../../src/hydration/inlineInHead')
    whileArriving()
    await import(`../../src/hydration/${script}`)
  })
  stopEarlyScript = listening.end()
  // The script waits for its positions.
  await waitFor(() => expect(isAtStage(/^pending/)).toBe(false))
}

/** Hydrates an opened file with the app. `whileHydrating` happens after the first task of it. */
export async function hydrate(container: HTMLElement, { whileHydrating = () => {}, jobs = catalog } = {}) {
  const { app } = startInDocument(jobs, window.location.pathname)
  await act(async () => {
    render(app, { container, hydrate: true })
    whileHydrating()
  })
  return userEvent.setup()
}
