import { styled } from '@mui/material/styles'
import { jobsListText } from '#content/jobsListText'
import { ReloadLink } from '../../components/ReloadLink'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { PAGE_SIZE } from '../../domain/paging'
import { useAppSelector } from '../../store/storeHooks'
import { selectHoldsAllCards, selectJobs } from '../../store/visibleJobsSelectors'
import { BASE_PATH } from '../../url/basePath'
import { jobDetailPath } from '../../url/paths'

const Line = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  '& a': { color: theme.vars.palette.primary.main },
}))

/** What the prerendered list says for itself: without script, and where the script does not come (hydration/pending). */
export function WithoutScript() {
  const isHydrated = useIsHydrated()
  const jobs = useAppSelector(selectJobs)
  const holdsAllCards = useAppSelector(selectHoldsAllCards)
  if (isHydrated) return null
  return (
    <>
      <Line data-line="">
        {jobsListText.listNotShown} <ReloadLink>{jobsListText.reload}</ReloadLink>
      </Line>
      <noscript>
        <Line>{jobsListText.noScript}</Line>
        {/* Else all cards are shown, see site/prerender/pageTemplate. */}
        {!holdsAllCards && (
          <ul>
            {jobs.slice(PAGE_SIZE).map((job, index) => (
              // Ids repeat; places don't.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <a href={`${BASE_PATH}${jobDetailPath(job.id)}`}>{`${job.title}, ${job.location}`}</a>
              </li>
            ))}
          </ul>
        )}
      </noscript>
    </>
  )
}
