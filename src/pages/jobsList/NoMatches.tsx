import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { FallenCairn } from '../../components/FallenCairn'
import { formatJobCount } from '../../domain/jobCount'
import { noMatchesText } from '../../domain/noMatchesText'
import { selectJobs, selectQuery } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { JOBS_PATH } from '../../url/paths'

/** Replaces the cards when nothing matches. */
export function NoMatches({ isShown }: { readonly isShown: boolean }) {
  const text = useAppSelector((state) => noMatchesText(selectQuery(state).locations))
  const jobCount = useAppSelector((state) => selectJobs(state).length)
  return (
    <Box className="no-matches" data-waits="" hidden={!isShown} sx={{ '&[hidden]': { display: 'none' } }}>
      <Alert severity="error" icon={false}>
        <span suppressHydrationWarning>{text}</span>
      </Alert>
      <Button component={Link} to={JOBS_PATH}>
        {`All open positions: ${formatJobCount(jobCount)}`}
      </Button>
      {/* Its place is reserved. In every list's file, the picture would take 2 % of the size. */}
      <Box sx={{ width: 'min(18rem, 100%)', aspectRatio: '320 / 84' }}>{isShown && <FallenCairn />}</Box>
    </Box>
  )
}
