import { jobsListText } from '#content/jobsListText'
import { PAGE_SIZE } from '../../domain/paging'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { selectHoldsAllCards, selectJobs } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { BASE_PATH } from '../../url/basePath'
import { jobDetailPath } from '../../url/paths'

/** Says over the prerendered list what needs JavaScript. */
export function NoteWithoutScript() {
  if (useIsHydrated()) return null
  return (
    <noscript>
      <p>{jobsListText.noScript}</p>
    </noscript>
  )
}

/** The positions that have no card in the file. Otherwise all cards are shown (site/prerender/pageTemplate.ts). */
export function LinksWithoutScript() {
  const isHydrated = useIsHydrated()
  const jobs = useAppSelector(selectJobs)
  if (useAppSelector(selectHoldsAllCards) || isHydrated) return null
  return (
    <noscript>
      <ul>
        {jobs.slice(PAGE_SIZE).map((job, index) => (
          // Ids repeat, indices don't.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <a href={`${BASE_PATH}${jobDetailPath(job.id)}`}>{`${job.title}, ${job.location}`}</a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
