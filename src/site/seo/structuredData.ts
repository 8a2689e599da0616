import type { Graph, JobPosting, MonetaryAmount, WithContext } from 'schema-dts'
import { company } from '#content/company'
import { language } from '#content/language'
import { isClosedOn } from '../../domain/applicationPeriod'
import { EMPLOYMENT_TYPES, typesIn } from '../../domain/employmentTypes'
import { joinTexts } from '../../domain/fill'
import { foldText } from '../../domain/foldText'
import { countriesOf, findCountry } from '../../domain/locations'
import { receiver } from '../../forms/receiver'
import type { PageName } from '../../navigation/pages'
import { escapeMarkup } from '../escapeMarkup'
import type { Pay, Position } from '../position'
import { siteAddress, type Site } from '../site'
import { positionHtml } from './positionText'

const jobPlace = (address: object) =>
  ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } }) as const

/** The places of a position, and the countries to work from: its own. For a text alone, those that it names. */
function jobPlaces({ location, places, workplace, country: folder }: Position) {
  const countries = countriesOf(location)
  const own = places && findCountry(folder)
  const isRemote = workplace === 'remote'
  const offices =
    places?.map(({ town, region, country }) => ({
      addressLocality: town,
      addressRegion: region,
      addressCountry: findCountry(country)?.code,
    })) ?? countries.map(({ code }) => ({ addressCountry: code }))
  const areas = (own ? [own] : countries).map(({ label }) => ({ '@type': 'Country', name: label }) as const)
  return {
    ...((places || !isRemote) && { jobLocation: offices.map(jobPlace) }),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: areas }),
  }
}

function baseSalary({ from, to, per, currency }: Pay): MonetaryAmount {
  // JSON leaves out a limit that is undefined.
  const amounts: object = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: per.toUpperCase() },
  }
}

/** By Google's rules (developers.google.com/search/docs/appearance/structured-data/job-posting). */
export function jobPosting(job: Position, origin: string, today: string): WithContext<JobPosting> | null {
  // The rules forbid expired positions.
  if (isClosedOn(today, job)) return null
  const site = { sameAs: siteAddress(origin, '/'), logo: siteAddress(origin, '/apple-touch-icon.png') }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    // The rules want the words of a remote position to say that it is one.
    description: `${job.workplace === 'remote' ? `<p>${escapeMarkup(job.location)}</p>` : ''}${positionHtml(job)}`,
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.createdDate,
    // A date without a time means its beginning.
    ...(job.endDate !== undefined && { validThrough: `${job.endDate}T23:59:59` }),
    employmentType: [...new Set(typesIn(job.type).map((type = '') => EMPLOYMENT_TYPES[type] ?? 'OTHER'))],
    ...(job.hours !== undefined && { workHours: job.hours }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(`${foldText(job.company)} `.startsWith(`${foldText(company.name)} `) && site),
      ...(job.department !== undefined && {
        department: { '@type': 'Organization', name: job.department },
      }),
    },
    ...jobPlaces(job),
    ...(job.pay && { baseSalary: baseSalary(job.pay) }),
    directApply: receiver !== '' && !job.applyUrl,
  }
}

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

/** Describes the company on the home page, and the position on a detail, in the terms of schema.org. */
export function structuredData(page: PageName, job: Position | undefined, { origin, today }: Site) {
  if (origin === null) return null
  return page === 'home' ? companyData(origin) : job && jobPosting(job, origin, today)
}
