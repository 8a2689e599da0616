import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { jobDetailText } from '#content/jobDetailText'
import { CARD_TEXTS } from '../../domain/cardTexts'
import { fill } from '../../domain/fill'
import { languageOf, type Job } from '../../domain/job'
import type { JobsQuery } from '../../domain/jobsQuery'
import { resultsOf } from '../../domain/matching'
import { selectIndexedJobs, selectShownJob } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { factLine } from '../../theme/factLine'
import { jobDetailPath } from '../../url/paths'
import { BackToList } from './BackToList'
import { STONE } from './Description'

/** The link to the next position of the list as it was left. After the last one, the way back. */
export function NextPosition({ job, query }: { readonly job: Job; readonly query: JobsQuery }) {
  const { matches } = resultsOf(useAppSelector(selectIndexedJobs), query)
  const own = matches.findIndex((match) => match.job === job)
  // A position that repeats an id has no page. Under `first`, the first position alone has one.
  const index = useAppSelector((state) =>
    matches.findIndex((match, i) => own >= 0 && i > own && selectShownJob(state, match.job.id) === match.job),
  )
  const next = matches[index]?.job
  if (!next) return <BackToList query={query} />
  return (
    <Link
      component={RouterLink}
      to={jobDetailPath(next.id)}
      underline="hover"
      className="no-print"
      sx={{
        flexDirection: 'column',
        alignItems: 'start',
        gap: 0.5,
        width: '100%',
        pt: 2,
        paddingInlineStart: 3,
        borderTop: 1,
        borderColor: 'divider',
        '& > h2': { position: 'relative' },
        '& > h2::before': { ...STONE, top: '0.625em', insetInlineStart: '-24px' },
      }}
    >
      <Typography variant="body2" component="span" color="textSecondary">
        {fill(jobDetailText.next, { number: index + 1, count: matches.length })}
      </Typography>
      <Typography variant="h4" component="h2">
        <span {...languageOf(next)}>{next.title}</span>
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" sx={factLine}>
        {next.payRate && <span>{CARD_TEXTS.payRate(next)}</span>} <span>{CARD_TEXTS.location(next)}</span>
      </Typography>
    </Link>
  )
}
