import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { jobsListText } from '#content/jobsListText'
import { LOCATION_LABELS, LOCATIONS } from '../../domain/locations'
import { selectJobCounts, selectJobs } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'
import { useNewCount } from '../lastVisit'

/** `22 open · 3 new`, and below it `USA 10 · Canada 6 · India 6` */
export function OpenPositions() {
  const jobCount = useAppSelector((state) => selectJobs(state).length)
  const counts = useAppSelector(selectJobCounts)
  const newCount = useNewCount(selectJobs)
  if (jobCount === 0) return null
  return (
    <Typography color="textSecondary" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ display: 'block' }}>
        {`${jobCount} ${homeText.open}`}
        {newCount > 0 && ` · ${newCount} ${jobsListText.newCount}`}
      </Box>
      {LOCATIONS.map((location, index) => (
        <Fragment key={location}>
          {index > 0 && ' · '}
          <MuiLink component={Link} to={jobsPath({ locations: [location] })} variant="button">
            {`${LOCATION_LABELS[location]} ${counts.get(location) ?? 0}`}
          </MuiLink>
        </Fragment>
      ))}
    </Typography>
  )
}
