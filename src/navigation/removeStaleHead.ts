import type { Address } from '../url/address'

/** The tags of site/seo/pageHead.ts that describe one page. */
const PAGE_TAGS =
  'link[rel=canonical], meta[name=description], meta[name=robots], meta[property], script[type="application/ld+json"]'

/** Chrome on Android shares the loaded page's canonical address. Bookmark services keep its description. */
export function removeStaleHead(address: Address, document: Pick<Document, 'querySelectorAll'>): void {
  address.listen(({ from, to }) => {
    if (to.pathname === from.pathname) return
    for (const element of document.querySelectorAll(PAGE_TAGS)) element.remove()
  })
}
