import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company'
import { headText } from '#content/headText'
import { BASE_PATH } from '../../url/basePath'
import { FEED_PATH } from '../../url/feeds'
import { jobDetailPath } from '../../url/paths'
import { siteAddress, type PageAddress, type Site } from '../site'
import { positionDescription } from './positionText'
import { structuredData } from './structuredData'

/** `null` without an origin and for the 404 page. Under `first`, details have the first one's address. */
export function canonicalAddress({ page, path, job }: PageAddress, { origin }: Site): string | null {
  if (origin === null || page === 'notFound') return null
  return siteAddress(origin, job ? jobDetailPath(job.id) : path)
}

/** The tags for programs. */
export function pageHead(address: PageAddress, title: string, site: Site): string {
  const { page, job } = address
  const { origin } = site
  const description = job
    ? positionDescription(job)
    : headText.descriptions[page === 'jobDetail' ? 'notFound' : page]
  // The list's depends on its query (navigation/mirrorHead.ts).
  const canonical = page === 'jobsList' ? null : canonicalAddress(address, site)
  const feed = BASE_PATH + FEED_PATH
  const { file, width, height, alt } = headText.preview
  const data = structuredData(page, job, site)
  return renderToStaticMarkup(
    <>
      {page === 'notFound' && <meta name="robots" content="noindex" />}
      <meta name="description" content={description} />
      {/* Open Graph and the Twitter card. Without an origin they have no address and no picture. */}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content={origin === null ? 'summary' : 'summary_large_image'} />
      {canonical !== null && <meta property="og:url" content={canonical} />}
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {origin !== null && (
        <>
          <meta property="og:image" content={siteAddress(origin, `/${file}`)} />
          <meta property="og:image:width" content={`${width}`} />
          <meta property="og:image:height" content={`${height}`} />
          <meta property="og:image:alt" content={alt} />
          {/* The only alternate. Feed readers would prefer one for jobs.json. mirrorHead.ts sets that of a list. */}
          <link rel="alternate" type="application/atom+xml" title={headText.feedTitle} href={feed} />
        </>
      )}
      {data && <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>}
    </>,
  )
}
