import { company } from '#content/company'
import { headText } from '#content/headText'
import { language } from '#content/language'
import { FACET_KEYS, FACETS } from '../../domain/facets'
import { joinTexts } from '../../domain/fill'
import type { Job } from '../../domain/job'
import { EMPTY_QUERY, withToggled } from '../../domain/jobsQuery'
import { resultsOf, toIndexedJob } from '../../domain/matching'
import { FEED_PATH, feedPath } from '../../url/feeds'
import { jobsPath } from '../../url/paths'
import { escapeMarkup } from '../escapeMarkup'
import { positionAddress, siteAddress, type Site } from '../site'
import { positionKeys } from './jobsJson'
import { positionHtml, positionTerms } from './positionText'

/** A tag URI (RFC 4151). It survives another host and another base path. */
const tag = (year: string, path: string) => escapeMarkup(`tag:${company.domain},${year}:${path}`)

/** The same calendar day from UTC-10 to UTC+13. */
const timeOf = (date: string) => `${date}T10:00:00Z`

function entry(job: Job, id: string, address: string): string {
  const content = `<p>${escapeMarkup(positionTerms(job))}</p>${positionHtml(job)}`
  return `  <entry${job.language ? ` xml:lang="${job.language}"` : ''}>
    <id>${id}</id>
    <title>${escapeMarkup(joinTexts('list', [job.title, job.location]))}</title>
    <link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>
    <published>${timeOf(job.createdDate)}</published>
    <updated>${timeOf(job.createdDate)}</updated>
    <content type="html">${escapeMarkup(content)}</content>
  </entry>
`
}

/** The feeds by path (README.md): of all positions, and of each value of a facet that has any. Newest first. */
export function atomFeeds(site: Site & { readonly origin: string }): ReadonlyMap<string, string> {
  const { jobs, origin, today } = site
  const keys = positionKeys(jobs)
  const entries = jobs.map((job, index) => {
    const id = tag(job.createdDate.slice(0, 4), `/positions/${keys[index]}`)
    return entry(job, id, positionAddress(job, site))
  })
  const items = jobs.map(toIndexedJob)
  const values = FACET_KEYS.flatMap((key) => FACETS[key].values.map((value) => ({ key, value })))
  const feeds = [undefined, ...values].flatMap((one) => {
    const query = one ? withToggled(EMPTY_QUERY, one.key, one.value.name) : EMPTY_QUERY
    const { matches } = resultsOf(items, query)
    const path = one ? feedPath(query, matches.length) : FEED_PATH
    if (path === null) return []
    const newest = matches.toSorted((a, b) => b.job.createdDate.localeCompare(a.job.createdDate))
    const title = joinTexts('titles', [one?.value.label, headText.feedTitle])
    const text = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.code}">
  <id>${tag('2026', path)}</id>
  <title>${escapeMarkup(title)}</title>
  <updated>${timeOf(newest[0]?.job.createdDate ?? today)}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(siteAddress(origin, path))}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(siteAddress(origin, jobsPath(query)))}"/>
  <author><name>${escapeMarkup(company.name)}</name></author>
${newest.map(({ index }) => entries[index]).join('')}</feed>
`
    return [[path, text] as const]
  })
  return new Map(feeds)
}
