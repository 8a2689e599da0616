import { joinTexts } from '../../domain/fill'
import { PAGE_SIZE } from '../../domain/paging'
import { selectHoldsAllCards, selectIndexedJobs } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { BASE_PATH } from '../../url/basePath'
import { jobDetailPath } from '../../url/paths'

/** The positions that have no card in the file. Otherwise all cards are shown (site/prerender/pageTemplate.ts). */
export function LinksWithoutScript() {
  const jobs = useAppSelector(selectIndexedJobs)
  if (useAppSelector(selectHoldsAllCards)) return null
  return (
    <noscript>
      <ul>
        {jobs.slice(PAGE_SIZE).map(({ job, index }) => (
          <li key={index}>
            <a href={`${BASE_PATH}${jobDetailPath(job.id)}`}>
              {joinTexts('list', [job.title, job.location])}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
