import type { JobsQuery } from '../../src/domain/jobsQuery'
import { mirrorTitle } from '../../src/navigation/mirrorTitle'
import { createAppStore } from '../../src/store/createAppStore'
import { selectQuery } from '../../src/store/jobsQuerySlice'
import { selectResults } from '../../src/store/jobsSelectors'
import { createAddress } from '../../src/url/address'
import { jobsQueryMirror } from '../../src/url/jobsQueryMirror'
import { queryAt } from '../../src/url/paths'
import { createUrlMirror } from '../../src/url/urlMirror'
import { catalog } from './catalog'
import { openDevTools } from './devTools'
import { createFakeBrowser, type FakeBrowser } from './fakeBrowser'

/** Opens the site's state, address and title in the current document of a browser, with DevTools and without React. */
export function openSite(browser: FakeBrowser) {
  const address = createAddress(browser.window())
  const mirror = createUrlMirror(address, jobsQueryMirror)
  const store = createAppStore(catalog, queryAt(address.entry()), mirror.middleware)
  address.listen(mirror.start(store), mirrorTitle(store, address, browser.window().document))

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
