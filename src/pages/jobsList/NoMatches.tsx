import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { FALLEN_CAIRN_SIZE, FallenCairn } from '../../components/FallenCairn'
import { noMatchesText } from '../../domain/noMatchesText'
import { listPart } from '../../hydration/listParts'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { selectJobs, selectQuery, selectResults } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'
import { JOBS_PATH } from '../../url/paths'

/** Replaces the cards when nothing matches. */
export function NoMatches() {
  const hasMatches = useAppSelector((state) => selectResults(state).matches.length > 0)
  // The early script creates no elements, and they would make the file larger. Their space is reserved.
  const isHydrated = useIsHydrated()
  const text = useAppSelector((state) => noMatchesText(selectQuery(state)))
  const jobCount = useAppSelector((state) => selectJobs(state).length)
  return (
    <div {...listPart('noMatches')} hidden={hasMatches}>
      <Typography
        role="alert"
        variant="subtitle1"
        {...listPart('noMatchesText')}
        color="error"
        sx={{ mb: 3, borderTop: 1, pt: 2 }}
      >
        {text}
      </Typography>
      <Box sx={{ minHeight: TOUCH_TARGET_PX, mb: 4 }}>
        {isHydrated && jobCount > 1 && (
          <Button component={Link} to={JOBS_PATH} variant="outlined">
            {`See all ${jobCount} open positions`}
          </Button>
        )}
      </Box>
      <Box sx={FALLEN_CAIRN_SIZE}>{isHydrated && <FallenCairn />}</Box>
    </div>
  )
}
