import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { pageTitles } from '#content/pageTitles'
import { Cairn } from '../../components/Cairn'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'
import { LOCATION_LABELS, LOCATIONS, type JobLocation } from '../../domain/locations'
import { selectJobCounts } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'
import { JOBS_PATH, jobsPath } from '../../url/paths'
import { OpenPositions } from './OpenPositions'

export function Hero() {
  const counts = useAppSelector(selectJobCounts)
  const countOf = (location: JobLocation) => counts.get(location) ?? 0
  // Each stone is a country. The one with the most positions is on the ground.
  const stones = [...LOCATIONS]
    // oxlint-disable-next-line unicorn/no-array-sort -- a copy; Safari 15 has no `toSorted`
    .sort((one, other) => countOf(one) - countOf(other))
    .map((location) => ({
      to: jobsPath({ locations: [location] }),
      label: `${LOCATION_LABELS[location]} ${countOf(location)}`,
    }))
  return (
    <PageSection>
      <Grid container rowSpacing={4} columnSpacing={4} sx={{ alignItems: 'end' }}>
        <Grid size={{ xs: 12, sm: 7 }}>
          <PageTitle variant="display">{pageTitles.home}</PageTitle>
          <Typography
            variant="subtitle1"
            color="textSecondary"
            sx={{ mt: 3, mb: 4, maxWidth: '46ch', textWrap: 'balance' }}
          >
            {homeText.lead}
          </Typography>
          <Button component={Link} to={JOBS_PATH} variant="contained" size="large">
            {homeText.heroLink}
          </Button>
          <OpenPositions />
        </Grid>
        <Grid size={{ xs: 12, sm: 5 }}>
          <Box sx={{ maxWidth: { xs: 300, sm: 'none' } }}>
            <Cairn links={stones} />
          </Box>
        </Grid>
      </Grid>
    </PageSection>
  )
}
