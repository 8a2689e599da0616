import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { FallenCairn } from '../../components/FallenCairn'
import { noMatchesText } from '../../domain/noMatchesText'
import { listPart } from '../../hydration/listParts'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { selectJobs, selectPaging, selectQuery } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { TOUCH_TARGET_PX } from '../../theme/touchTarget'
import { JOBS_PATH } from '../../url/paths'

/** Replaces the cards when nothing matches. */
export function NoMatches() {
  const hasMatches = useAppSelector((state) => selectPaging(state).matchCount > 0)
  // The early script can't create elements. Their space is reserved, because they would add 3 % to the list's file.
  const isWhole = useIsHydrated()
  const text = useAppSelector((state) => noMatchesText(selectQuery(state)))
  const jobCount = useAppSelector((state) => selectJobs(state).length)
  return (
    <div {...listPart('noMatches')} hidden={hasMatches}>
      <Alert severity="error" icon={false} sx={{ color: 'error.main', borderColor: 'currentColor' }}>
        <span {...listPart('noMatchesText')}>{text}</span>
      </Alert>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'end', mt: 3 }}>
        <Box sx={{ minWidth: 'min(15rem, 100%)', minHeight: TOUCH_TARGET_PX }}>
          {isWhole && jobCount > 1 && (
            <Button component={Link} to={JOBS_PATH} variant="outlined">
              {`See all ${jobCount} open positions`}
            </Button>
          )}
        </Box>
        <Box sx={{ width: 'min(18rem, 100%)', aspectRatio: '320 / 84' }}>{isWhole && <FallenCairn />}</Box>
      </Stack>
    </div>
  )
}
