import type { Graph } from 'schema-dts'
import { company } from '#content/company'
import { language } from '#content/language'
import { joinTexts } from '../../domain/fill'
import type { PageName } from '../../navigation/pages'
import type { Position } from '../position'
import { siteAddress, type Site } from '../site'
import { jobPosting } from './jobPosting'

function companyData(origin: string): Graph {
  const home = siteAddress(origin, '/')
  const id = `${home}#company`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name: company.name,
        legalName: company.legalName,
        description: company.missionStatement,
        url: home,
        logo: siteAddress(origin, '/apple-touch-icon.png'),
        email: company.email,
        telephone: company.phone,
        address: joinTexts('list', company.postalAddress),
      },
      {
        '@type': 'WebSite',
        name: company.name,
        url: home,
        inLanguage: language.code,
        publisher: { '@id': id },
      },
    ],
  }
}

/** JSON-LD in a page. A text with `</script>` must not end the element. */
export function dataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Describes the company on the home page, and the position on a detail, in the terms of schema.org. */
export function structuredData(page: PageName, job: Position | undefined, { origin, today }: Site): string {
  if (origin === null) return ''
  const data = page === 'home' ? companyData(origin) : job && jobPosting(job, origin, today)
  return data ? dataElement(data) : ''
}
