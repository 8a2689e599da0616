import { isFiltered } from '../domain/jobsQuery'
import type { AppStore } from '../store/createAppStore'
import { selectResults } from '../store/jobsSelectors'
import { hasEverySlice } from '../store/rootReducer'
import type { Address, AddressListener } from '../url/address'
import { BASE_PATH } from '../url/basePath'
import { FEED_PATH, feedPath } from '../url/feeds'
import { namedOrigin } from '../url/namedOrigin'
import { jobsPath, queryAt } from '../url/paths'

/** The tags of site/seo/pageHead.tsx that describe one page. */
const PAGE_TAGS =
  'link[rel=canonical], meta[name=description], meta[name=robots], meta[property], script[type="application/ld+json"]'

/** Removes the tags of the loaded page when another is shown: a share menu reads them. Adds the address of the list. */
export function mirrorHead(store: AppStore, address: Address, origin = namedOrigin): AddressListener {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical' })
  const shared = document.createElement('meta')
  shared.setAttribute('property', 'og:url')
  const feed = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')
  const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
  function nameList(): void {
    const query = queryAt(address.entry())
    const state = store.getState()
    robots.remove()
    const matchCount = query && hasEverySlice(state) ? selectResults(state).matches.length : undefined
    // The title of a search that finds nothing has a stranger's words.
    if (query && isFiltered(query) && matchCount === 0) document.head.append(robots)
    const feedOfList = query && matchCount ? feedPath(query, matchCount) : null
    feed?.setAttribute('href', BASE_PATH + (feedOfList ?? FEED_PATH))
    // The file can't know the canonical form of the shown list.
    if (query === undefined || origin === '') return
    link.href = new URL(BASE_PATH + jobsPath(query), origin).href
    shared.content = link.href
    document.head.append(link, shared)
  }
  nameList()
  return ({ from, to }) => {
    if (to.pathname !== from.pathname) for (const tag of document.querySelectorAll(PAGE_TAGS)) tag.remove()
    nameList()
  }
}
