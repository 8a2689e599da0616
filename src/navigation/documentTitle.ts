import { company } from '#content/company'
import { shownJobPolicy } from '#content/settings'
import { listName } from '../domain/listName'
import type { ShownJobPolicy } from '../domain/shownJob'
import { selectPaging, selectQuery } from '../store/jobsSelectors'
import type { RootState } from '../store/rootReducer'
import { selectShownJob } from '../store/selectShownJob'
import { jobIdAt } from '../url/paths'
import { pageAt } from './pageAt'
import { PAGES } from './pages'

function listTitle(state: RootState): string {
  const { shownPage, matchCount } = selectPaging(state)
  const name = listName(selectQuery(state), shownPage, matchCount)
  return name === '' ? PAGES.jobsList.title : `${name} – ${PAGES.jobsList.title}`
}

function detailTitle(state: RootState, pathname: string, policy: ShownJobPolicy): string {
  const job = selectShownJob(state, jobIdAt(pathname), policy)
  return job ? `${job.title}, ${job.location}` : PAGES.jobDetail.title
}

/** The title of the page at a path with the base path. The list's title names the search, because a bookmark takes its name from it. */
export function documentTitle(state: RootState, pathname: string, policy = shownJobPolicy): string {
  const page = pageAt(pathname)
  const title =
    page === 'jobsList'
      ? listTitle(state)
      : page === 'jobDetail'
        ? detailTitle(state, pathname, policy)
        : PAGES[page].title
  return `${title} – ${company.name}`
}
