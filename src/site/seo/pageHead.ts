import { company } from '#content/company'
import { headText } from '#content/headText'
import { BASE_PATH } from '../../url/basePath'
import { FEED_PATH } from '../../url/feeds'
import { jobDetailPath } from '../../url/paths'
import { escapeMarkup } from '../escapeMarkup'
import { siteAddress, type PageAddress, type Site } from '../site'
import { positionDescription } from './positionText'
import { structuredData } from './structuredData'

function element(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
  return `<${name}${written.join('')}>`
}

function metas(contents: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(contents).map(([name, content]) =>
    element('meta', { [name.startsWith('og:') ? 'property' : 'name']: name, content }),
  )
  return elements.join('')
}

/** The only alternate. Feed readers would prefer one for jobs.json. The list's follows its query (mirrorHead.ts). */
const FEED = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: headText.feedTitle,
  href: BASE_PATH + FEED_PATH,
}

/** `null` without an origin and for the 404 page. Under `first`, details have the first one's address. */
export function canonicalAddress({ page, path, job }: PageAddress, { origin }: Site): string | null {
  if (origin === null || page === 'notFound') return null
  return siteAddress(origin, job ? jobDetailPath(job.id) : path)
}

export function pageHead(address: PageAddress, title: string, site: Site): string {
  const { page, job } = address
  const { origin } = site
  const description = job
    ? positionDescription(job)
    : headText.descriptions[page === 'jobDetail' ? 'notFound' : page]
  // The list's depends on its query (navigation/mirrorHead.ts).
  const canonical = page === 'jobsList' ? null : canonicalAddress(address, site)
  const { file, width, height, alt } = headText.preview
  return [
    metas({
      ...(page === 'notFound' && { robots: 'noindex' }),
      description,
      // Open Graph and the Twitter card. Without an origin they have no address and no picture.
      'og:site_name': company.name,
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      ...(canonical !== null && { 'og:url': canonical }),
      ...(origin !== null && {
        'og:image': siteAddress(origin, `/${file}`),
        'og:image:width': width,
        'og:image:height': height,
        'og:image:alt': alt,
      }),
      'twitter:card': origin === null ? 'summary' : 'summary_large_image',
    }),
    canonical === null ? '' : element('link', { rel: 'canonical', href: canonical }),
    origin === null ? '' : element('link', FEED),
    structuredData(page, job, site),
  ].join('')
}
