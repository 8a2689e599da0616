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
  const parts: string[] = [pageTitles[page === 'jobDetail' ? 'notFound' : page], company.name]
  if (page === 'jobsList') {
    const { shownPage, matches } = selectResults(state)
    parts.unshift(listName(selectQuery(state), shownPage, matches.length))
  }
  const job = page === 'jobDetail' && selectShownJob(state, jobIdAt(pathname))
  if (job) parts[0] = joinTexts('list', [job.title, job.location])
  return joinTexts('titles', parts)
}
