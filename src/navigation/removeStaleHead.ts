import type { Address } from '../url/address'

/** What site/seo/pageHead writes of one page. */
const OF_ONE_PAGE =
  'link[rel=canonical], meta[name=description], meta[name=robots], meta[property], script[type="application/ld+json"]'

/**
 * Takes what the file's head says of its page away when another page is gone to, where it would be untrue: Chrome's
 * own Share on Android shares the canonical address, bookmark services keep the description. Search engines and
 * previews load each address anew, so nobody misses it; to carry every page's would cost the first load.
 */
export function removeStaleHead(address: Address, document: Pick<Document, 'querySelectorAll'>): void {
  const stopListening = address.listen(({ from, to }) => {
    if (to.pathname === from.pathname) return
    stopListening()
    for (const element of document.querySelectorAll(OF_ONE_PAGE)) element.remove()
  })
}
