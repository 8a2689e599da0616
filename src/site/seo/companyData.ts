import type { Graph } from 'schema-dts'
import { company } from '#content/company'
import { siteAddress } from '../site'

/** The company and its site, for search engines. */
export function companyData(origin: string): Graph {
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
        address: company.postalAddress.join(', '),
      },
      { '@type': 'WebSite', name: company.name, url: home, inLanguage: 'en', publisher: { '@id': id } },
    ],
  }
}
