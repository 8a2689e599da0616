import { company } from '#content/company'
import { homeText } from '#content/homeText'
import { pageTitles } from '#content/pageTitles'
import { shownJobPolicy } from '#content/settings'
import { locationNames } from '../domain/locations'
import type { ShownJobPolicy } from '../domain/shownJob'
import type { RootState } from '../store/rootReducer'
import { selectShownJob } from '../store/selectShownJob'
import { selectPaging, selectQuery } from '../store/visibleJobsSelectors'
import { jobIdAt, pageAt } from '../url/paths'

function titleOfList(state: RootState): string {
  const { search, locations } = selectQuery(state)
  const { shownPage, matchCount } = selectPaging(state)
  const asked = [search.trim(), locationNames(locations).join(' + ')].filter((part) => part !== '')
  if (shownPage > 1) asked.push(asked.length > 0 ? `page ${shownPage}` : `Page ${shownPage}`)
  if (asked.length === 0) return pageTitles.jobs
  return `${asked.join(', ')} (${matchCount}) – ${pageTitles.jobs}`
}

function titleOfDetail(state: RootState, pathname: string, policy: ShownJobPolicy): string {
  const job = selectShownJob(state, jobIdAt(pathname), policy)
  return job ? `${job.title}, ${job.location}` : pageTitles.notFound
}

/** What a bookmark of this page is named: the title names the search. */
export function pageTitle(state: RootState, pathname: string, policy = shownJobPolicy): string {
  const titles = {
    home: () => homeText.headline,
    jobs: () => titleOfList(state),
    jobDetail: () => titleOfDetail(state, pathname, policy),
    about: () => pageTitles.about,
    contact: () => pageTitles.contact,
    notFound: () => pageTitles.notFound,
  }
  return `${titles[pageAt(pathname)]()} – ${company.name}`
}
