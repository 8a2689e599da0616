import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import { joinTexts } from '../domain/fill'
import { listName } from '../domain/listTexts'
import { selectQuery } from '../store/jobsQuerySlice'
import { selectResults, selectShownJob } from '../store/jobsSelectors'
import type { RootState } from '../store/rootReducer'
import { jobIdAt } from '../url/paths'
import { pageAt } from './pages'

/** The title at a path with the base path. The list's names the search: a bookmark takes its name from it. */
export function documentTitle(state: RootState, pathname: string): string {
  const page = pageAt(pathname)
  const results = page === 'jobsList' ? selectResults(state) : undefined
  const list = results && listName(selectQuery(state), results.shownPage, results.matches.length)
  const job = page === 'jobDetail' ? selectShownJob(state, jobIdAt(pathname)) : undefined
  const position = job && joinTexts('list', [job.title, job.location])
  const title = position ?? pageTitles[page === 'jobDetail' ? 'notFound' : page]
  return joinTexts('titles', [list, title, company.name])
}
