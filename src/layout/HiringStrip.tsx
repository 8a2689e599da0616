import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PageWidth } from '../components/PageWidth'
import { TextLink } from '../components/TextLink'
import { hiringText } from '#content/hiringText'
import { EMPTY_QUERY } from '../domain/queryParameters'
import { LOCATION_LABELS, LOCATIONS } from '../domain/locations'
import { positionCount } from '../domain/positionCount'
import { useAppSelector } from '../store/storeHooks'
import { selectPositionCounts } from '../store/visibleJobsSelectors'
import { jobsPath } from '../url/paths'

const LocationLink = styled(TextLink)(({ theme }) => ({
  alignItems: 'baseline',
  paddingBlock: theme.spacing(1),
}))

const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
}))

/** The shared element of every page: each location with its number of positions. */
export function HiringStrip() {
  const counts = useAppSelector(selectPositionCounts)
  const isHiring = [...counts.values()].some((count) => count > 0)
  return (
    <Box component="section" aria-labelledby="hiring" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <PageWidth sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, py: 2 }}>
        <Typography id="hiring" variant="h3" component="h2">
          {hiringText.title}
        </Typography>
        {isHiring
          ? LOCATIONS.map((location) => (
              <LocationLink key={location} to={jobsPath({ ...EMPTY_QUERY, locations: [location] })}>
                {LOCATION_LABELS[location]} <Count>{positionCount(counts.get(location) ?? 0)}</Count>
              </LocationLink>
            ))
          : hiringText.none}
      </PageWidth>
    </Box>
  )
}
