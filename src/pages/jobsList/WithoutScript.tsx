import { styled } from '@mui/material/styles'
import { jobsListText } from '#content/jobsListText'
import { useIsAlive } from '../../components/useIsAlive'
import { PAGE_SIZE } from '../../domain/paging'
import { useAppSelector } from '../../store/storeHooks'
import { selectHoldsAllCards, selectJobs } from '../../store/visibleJobsSelectors'
import { BASE_PATH } from '../../url/basePath'
import { jobDetailPath } from '../../url/paths'

const Line = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  '& a': { color: theme.vars.palette.primary.main },
}))

/** What the prerendered list says for itself: without script, and where the script does not come. */
export function WithoutScript() {
  const isAlive = useIsAlive()
  const jobs = useAppSelector(selectJobs)
  const holdsAllCards = useAppSelector(selectHoldsAllCards)
  if (isAlive) return null
  return (
    <>
      <Line data-line>
        {jobsListText.notAlive}{' '}
        {/* Empty is this very address, query included: following it loads the page anew. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{jobsListText.reload}</a>
      </Line>
      <noscript>
        <Line>{jobsListText.noScript}</Line>
        {/* Else all cards are shown, see build/pageTemplate. */}
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
