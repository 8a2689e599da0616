import { company } from '#content/company'
import { shownJobPolicy } from '#content/settings'
import { locationNames } from '../domain/locations'
import type { ShownJobPolicy } from '../domain/shownJob'
import type { RootState } from '../store/rootReducer'
import { selectShownJob } from '../store/selectShownJob'
import { selectPaging, selectQuery } from '../store/visibleJobsSelectors'
import { pageAt } from '../routes/pageAt'
import { PAGES } from '../routes/pages'
import { jobIdAt } from '../url/paths'

function titleOfList(state: RootState): string {
  const { search, locations } = selectQuery(state)
  const { shownPage, matchCount } = selectPaging(state)
  const asked = [search.trim(), locationNames(locations).join(' + ')].filter((part) => part !== '')
  if (shownPage > 1) asked.push(asked.length > 0 ? `page ${shownPage}` : `Page ${shownPage}`)
  if (asked.length === 0) return PAGES.jobsList.title
  return `${asked.join(', ')} (${matchCount}) – ${PAGES.jobsList.title}`
}

function titleOfDetail(state: RootState, pathname: string, policy: ShownJobPolicy): string {
  const job = selectShownJob(state, jobIdAt(pathname), policy)
  return job ? `${job.title}, ${job.location}` : PAGES.jobDetail.title
}

/** What a bookmark of this page is named: the title names the search. */
export function pageTitle(state: RootState, pathname: string, policy = shownJobPolicy): string {
  const name = pageAt(pathname)
  const title =
    name === 'jobsList'
      ? titleOfList(state)
      : name === 'jobDetail'
        ? titleOfDetail(state, pathname, policy)
        : PAGES[name].title
  return `${title} – ${company.name}`
}
