import { openDevTools } from './devTools'
import { createSiteStore } from './createSiteStore'
import { mirrorTitle } from '../../src/navigation/mirrorTitle'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { selectQuery, selectShownJobs } from '../../src/store/visibleJobsSelectors'
import { createAddress } from '../../src/url/address'
import { createUrlMirror, queryAt } from '../../src/url/urlMirror'
import type { FakeBrowser } from './fakeBrowser'

/** The site's state, address and title in a tab, wired as `startApp` wires them, with DevTools and without React. */
export function openSite(browser: FakeBrowser) {
  const window = browser.window()
  const address = createAddress(window)
  const mirror = createUrlMirror(address)
  const store = createSiteStore({ middleware: mirror.middleware, jobsQuery: queryAt(address.entry()) })
  mirror.start(store)
  mirrorTitle(store, address, window.document)

  return {
    store,
    address,
    devTools: openDevTools(),
    dispatch: store.dispatch,
    query: (): JobsQuery => selectQuery(store.getState()),
    /** Places in the catalog of the cards that are shown. */
    cards: (): number[] => selectShownJobs(store.getState()).map(({ position }) => position),
    /** Follows a link of the page. */
    follow: (href: string) => address.navigator.push(href),
  }
}
