import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { LOCATION_LABELS, LOCATIONS } from '../../domain/locations'
import { EMPTY_QUERY } from '../../domain/queryParameters'
import { selectJobCounts, selectJobs } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'

/** `22 open: USA 10 · Canada 6 · India 6` */
export function OpenPositions() {
  const jobCount = useAppSelector((state) => selectJobs(state).length)
  const counts = useAppSelector(selectJobCounts)
  if (jobCount === 0) return null
  return (
    <Typography color="textSecondary" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
      {`${jobCount} ${homeText.open}: `}
      {LOCATIONS.map((location, index) => (
        <Fragment key={location}>
          {index > 0 && ' · '}
          <MuiLink component={Link} to={jobsPath({ ...EMPTY_QUERY, locations: [location] })} variant="button">
            {`${LOCATION_LABELS[location]} ${counts.get(location) ?? 0}`}
          </MuiLink>
        </Fragment>
      ))}
    </Typography>
  )
}
