import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import { listName } from '../domain/listName'
import { selectQuery, selectResults, selectShownJob } from '../store/jobsSelectors'
import type { RootState } from '../store/rootReducer'
import { jobIdAt } from '../url/paths'
import { pageAt } from './pages'

function listTitle(state: RootState): string {
  const { shownPage, matches } = selectResults(state)
  const name = listName(selectQuery(state), shownPage, matches.length)
  return name === '' ? pageTitles.jobsList : `${name} – ${pageTitles.jobsList}`
}

function detailTitle(state: RootState, pathname: string): string {
  const job = selectShownJob(state, jobIdAt(pathname))
  return job ? `${job.title}, ${job.location}` : pageTitles.notFound
}

/** The title at a path with the base path. The list's names the search: a bookmark takes its name from it. */
export function documentTitle(state: RootState, pathname: string): string {
  const page = pageAt(pathname)
  const title =
    page === 'jobsList'
      ? listTitle(state)
      : page === 'jobDetail'
        ? detailTitle(state, pathname)
        : pageTitles[page]
  return `${title} – ${company.name}`
}
