import type { Address } from '../url/address'
import { BASE_PATH } from '../url/basePath'
import { namedOrigin } from '../url/namedOrigin'
import { jobsPath } from '../url/paths'
import { queryAt } from '../url/urlMirror'

/**
 * Names the address of the shown list for programs that share it, whose canonical form the file can't know.
 * Without an origin it does nothing. Start it after `removeStaleHead`, which removes it from other pages.
 */
export function mirrorCanonical(address: Address, document: Document, origin = namedOrigin): void {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical' })
  const card = document.createElement('meta')
  card.setAttribute('property', 'og:url')
  function update(): void {
    const query = queryAt(address.entry())
    if (query === undefined || origin === '') return
    link.href = new URL(BASE_PATH + jobsPath(query), origin).href
    card.content = link.href
    document.head.append(link, card)
  }
  address.listen(update)
  update()
}
