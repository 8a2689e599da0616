import type { Address } from '../url/address'
import { BASE_PATH } from '../url/basePath'
import { namedOrigin } from '../url/namedOrigin'
import { jobsPath } from '../url/paths'
import { queryAt } from '../url/urlMirror'

/** The tags of site/seo/pageHead.ts that describe one page. */
const PAGE_TAGS =
  'link[rel=canonical], meta[name=description], meta[name=robots], meta[property], script[type="application/ld+json"]'

/**
 * Removes the loaded page's tags from other pages, which programs would share or keep with them. Names the
 * address of the shown list, whose canonical form the file can't know, where there is an origin.
 */
export function mirrorHead(address: Address, origin = namedOrigin): void {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical' })
  const card = document.createElement('meta')
  card.setAttribute('property', 'og:url')
  function nameList(): void {
    const query = queryAt(address.entry())
    if (query === undefined || origin === '') return
    link.href = new URL(BASE_PATH + jobsPath(query), origin).href
    card.content = link.href
    document.head.append(link, card)
  }
  address.listen(({ from, to }) => {
    if (to.pathname !== from.pathname) for (const tag of document.querySelectorAll(PAGE_TAGS)) tag.remove()
    nameList()
  })
  nameList()
}
