import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { jobsListText } from '#content/jobsListText'
import { FallenCairn } from '../../components/FallenCairn'
import { fill } from '../../domain/fill'
import { formatJobCount } from '../../domain/jobCount'
import { locationLabel } from '../../domain/locations'
import { noMatchesText } from '../../domain/noMatchesText'
import { listPart } from '../../hydration/listParts'
import { useIsHydrated } from '../../hydration/useIsHydrated'
import { selectQuery } from '../../store/jobsQuerySlice'
import { selectResults } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { jobsPath } from '../../url/paths'

/** Replaces the cards when nothing matches. */
export function NoMatches() {
  const hasMatches = useAppSelector((state) => selectResults(state).matches.length > 0)
  // The early script creates no elements, and they would make the file larger. Their space is reserved.
  const isHydrated = useIsHydrated()
  const text = useAppSelector((state) => noMatchesText(selectQuery(state)))
  return (
    <div {...listPart('noMatches')} hidden={hasMatches}>
      <Typography
        role="alert"
        variant="subtitle2"
        {...listPart('noMatchesText')}
        color="error"
        sx={{ mb: 3, borderTop: 1, pt: 2 }}
      >
        {text}
      </Typography>
      {/* The space of the cairn, and of a row of links. On a phone, of two rows. */}
      <Stack sx={{ gap: 4, minHeight: { xs: '14rem', sm: '10.5rem' } }}>
        {isHydrated && !hasMatches && <OtherLocations />}
        {isHydrated && <FallenCairn />}
      </Stack>
    </div>
  )
}

/** Links to the locations where the search finds positions. */
function OtherLocations() {
  const query = useAppSelector(selectQuery)
  const { foundCounts } = useAppSelector(selectResults)
  const offers = [...foundCounts].filter(([, count]) => count > 0)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {offers.map(([location, count]) => (
        <Button
          key={location}
          component={Link}
          to={jobsPath({ ...query, locations: [location], page: 1 })}
          variant="outlined"
        >
          {fill(jobsListText.positionsIn, {
            positions: formatJobCount(count),
            place: locationLabel(location),
          })}
        </Button>
      ))}
    </Stack>
  )
}
