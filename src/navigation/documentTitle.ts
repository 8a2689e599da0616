import { company } from '#content/company'
import { shownJobPolicy } from '#content/settings'
import { listName } from '../domain/listName'
import type { ShownJobPolicy } from '../domain/shownJob'
import type { RootState } from '../store/rootReducer'
import { selectShownJob } from '../store/selectShownJob'
import { selectPaging, selectQuery } from '../store/visibleJobsSelectors'
import { pageAt } from '../routes/pageAt'
import { PAGES } from '../routes/pages'
import { jobIdAt } from '../url/paths'

function titleOfList(state: RootState): string {
  const { shownPage, matchCount } = selectPaging(state)
  const name = listName(selectQuery(state), shownPage, matchCount)
  return name === '' ? PAGES.jobsList.title : `${name} – ${PAGES.jobsList.title}`
}

function titleOfDetail(state: RootState, pathname: string, policy: ShownJobPolicy): string {
  const job = selectShownJob(state, jobIdAt(pathname), policy)
  return job ? `${job.title}, ${job.location}` : PAGES.jobDetail.title
}

/** What a bookmark of this page is named: the title names the search. */
export function documentTitle(state: RootState, pathname: string, policy = shownJobPolicy): string {
  const name = pageAt(pathname)
  const title =
    name === 'jobsList'
      ? titleOfList(state)
      : name === 'jobDetail'
        ? titleOfDetail(state, pathname, policy)
        : PAGES[name].title
  return `${title} – ${company.name}`
}
