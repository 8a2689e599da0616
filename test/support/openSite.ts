import type { JobsQuery } from '../../src/domain/jobsQuery'
import { startState } from '../../src/startState'
import { selectQuery } from '../../src/store/jobsQuerySlice'
import { selectResults } from '../../src/store/jobsSelectors'
import { catalog } from './catalog'
import { openDevTools } from './devTools'
import { createFakeBrowser, type FakeBrowser } from './fakeBrowser'

/** Opens the site's state, address and title in the current document of a browser, with DevTools and without React. */
export function openSite(browser: FakeBrowser) {
  const { store, address } = startState(browser.window(), catalog)

  return {
    ...address,
    ...openDevTools(),
    store,
    dispatch: store.dispatch,
    query: (): JobsQuery => selectQuery(store.getState()),
    /** The indices of the shown cards in the catalog. */
    cards: (): number[] => selectResults(store.getState()).shown.map(({ index }) => index),
  }
}

/** Opens the site in a new browser. */
export function openSiteAt(path: string) {
  const browser = createFakeBrowser(path)
  return { browser, ...browser, ...openSite(browser) }
}
