import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import { shownJobPolicy } from '#content/settings'
import { listName } from '../domain/listName'
import { shownJob, type ShownJobPolicy } from '../domain/shownJob'
import { selectJobs, selectPaging, selectQuery } from '../store/jobsSelectors'
import type { RootState } from '../store/rootReducer'
import { jobIdAt } from '../url/paths'
import { pageAt } from './pageAt'
import { PAGES } from './pages'

function listTitle(state: RootState): string {
  const { shownPage, matchCount } = selectPaging(state)
  const name = listName(selectQuery(state), shownPage, matchCount)
  return name === '' ? pageTitles.jobs : `${name} – ${pageTitles.jobs}`
}

function detailTitle(state: RootState, pathname: string, policy: ShownJobPolicy): string {
  const job = shownJob(selectJobs(state), jobIdAt(pathname), policy)
  return job ? `${job.title}, ${job.location}` : pageTitles.notFound
}

/** The title at a path with the base path. The list's names the search: a bookmark takes its name from it. */
export function documentTitle(state: RootState, pathname: string, policy = shownJobPolicy): string {
  const page = pageAt(pathname)
  const title =
    page === 'jobsList'
      ? listTitle(state)
      : page === 'jobDetail'
        ? detailTitle(state, pathname, policy)
        : pageTitles[PAGES[page].texts]
  return `${title} – ${company.name}`
}
