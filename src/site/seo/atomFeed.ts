import { company } from '#content/company'
import { headText } from '#content/headText'
import { language } from '#content/language'
import { joinTexts } from '../../domain/fill'
import type { Job } from '../../domain/job'
import { BASE_PATH } from '../../url/basePath'
import { FEED_PATH, JOBS_PATH } from '../../url/paths'
import { escapeMarkup } from '../escapeMarkup'
import { siteAddress, type Site } from '../site'
import { positionAddress, positionKeys } from './positionLinks'
import { positionHtml, positionTerms } from './positionText'

const timeOf = (date: string) => `${date}T00:00:00Z`

function entry(job: Job, id: string, address: string): string {
  const content = `<p>${escapeMarkup(positionTerms(job))}</p>${positionHtml(job)}`
  return `  <entry${job.language ? ` xml:lang="${job.language}"` : ''}>
    <id>${escapeMarkup(id)}</id>
    <title>${escapeMarkup(joinTexts('list', [job.title, job.location]))}</title>
    <link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>
    <published>${timeOf(job.createdDate)}</published>
    <updated>${timeOf(job.createdDate)}</updated>
    <content type="html">${escapeMarkup(content)}</content>
  </entry>
`
}

/** RFC 4287, newest first, also after a deadline. Ids are tag URIs (RFC 4151), because addresses repeat. */
export function atomFeed({ jobs, policy, today }: Site, origin: string): string {
  const keys = positionKeys(jobs)
  const { hostname } = new URL(origin)
  const entries = jobs.map((job, index) => {
    const id = `tag:${hostname},${job.createdDate.slice(0, 4)}:${BASE_PATH}/positions/${keys[index]}`
    const address = siteAddress(origin, positionAddress(job, jobs, policy))
    return { date: job.createdDate, text: entry(job, id, address) }
  })
  entries.sort((a, b) => b.date.localeCompare(a.date))
  const self = siteAddress(origin, FEED_PATH)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.code}">
  <id>${escapeMarkup(self)}</id>
  <title>${escapeMarkup(headText.feedTitle)}</title>
  <updated>${timeOf(entries[0]?.date ?? today)}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(siteAddress(origin, JOBS_PATH))}"/>
  <author><name>${escapeMarkup(company.name)}</name></author>
${entries.map(({ text }) => text).join('')}</feed>
`
}
