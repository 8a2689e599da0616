import { company } from '#content/company'
import { headText } from '#content/headText'
import { pageAt } from '../../navigation/pageAt'
import { BASE_PATH } from '../../url/basePath'
import { FEED_PATH } from '../../url/paths'
import { escapeMarkup } from '../escapeMarkup'
import { siteAddress, type Site } from '../site'
import { canonicalAddress, jobAt } from './canonicalAddress'
import { positionDescription } from './positionText'
import { structuredData } from './structuredData'

function element(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
  return `<${name}${written.join('')}>`
}

const named = (name: string, content: string) => element('meta', { name, content })
const property = (name: string, content: string | number) => element('meta', { property: name, content })

/** Open Graph and the Twitter card. Without an origin they have no address and no picture. */
function card(title: string, description: string, canonical: string | null, origin: string | null): string[] {
  const { file, width, height, alt } = headText.preview
  return [
    property('og:site_name', company.name),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === null ? [] : [property('og:url', canonical)]),
    ...(origin === null
      ? [named('twitter:card', 'summary')]
      : [
          property('og:image', siteAddress(origin, `/${file}`)),
          property('og:image:width', width),
          property('og:image:height', height),
          property('og:image:alt', alt),
          named('twitter:card', 'summary_large_image'),
        ]),
  ]
}

/** The only alternate. Feed readers would prefer one for jobs.json. */
const FEED = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: headText.feedTitle,
  href: BASE_PATH + FEED_PATH,
}

/** The head for search engines, feed readers and link previews. */
export function pageHead(path: string, title: string, site: Site): string {
  const job = jobAt(path, site)
  const page = pageAt(`${BASE_PATH}${path}`)
  const description = job
    ? positionDescription(job)
    : headText.descriptions[page === 'jobDetail' ? 'notFound' : page]
  // The list's depends on its query (navigation/mirrorHead.ts).
  const canonical = page === 'jobsList' ? null : canonicalAddress(path, site)
  return [
    page === 'notFound' ? named('robots', 'noindex') : '',
    named('description', description),
    canonical === null ? '' : element('link', { rel: 'canonical', href: canonical }),
    ...card(title, description, canonical, site.origin),
    site.origin === null ? '' : element('link', FEED),
    structuredData(path, site),
  ].join('')
}
