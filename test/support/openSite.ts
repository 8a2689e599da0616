import { openDevTools } from './devTools'
import { catalog } from '#content/catalog'
import { startState } from '../../src/startState'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { selectQuery, selectShownEntries } from '../../src/store/jobsSelectors'
import { createFakeBrowser, type FakeBrowser } from './fakeBrowser'

/** The site's state, address and title in a tab, with DevTools and without React. */
export function openSite(browser: FakeBrowser) {
  const { store, address } = startState(browser.window(), catalog)

  return {
    store,
    address,
    devTools: openDevTools(),
    dispatch: store.dispatch,
    query: (): JobsQuery => selectQuery(store.getState()),
    /** Places in the catalog of the cards that are shown. */
    cards: (): number[] => selectShownEntries(store.getState()).map(({ index }) => index),
    /** Follows a link of the page. */
    follow: (href: string) => address.navigate(href),
  }
}

/** The same in a tab of its own, with all that can be done to the tab and its history. */
export function openSiteAt(path: string) {
  const browser = createFakeBrowser(path)
  return { browser, ...browser.history, site: openSite(browser) }
}
