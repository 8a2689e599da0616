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
import { LOCATION_LABELS, LOCATIONS } from '../../domain/locations'
import { EMPTY_QUERY } from '../../domain/queryParameters'
import { JOBS_PATH, jobsPath } from '../../url/paths'
import { OpenPositions } from './OpenPositions'

/** The cairn is a map: each stone is a country with open positions. */
const STONE_LINKS = LOCATIONS.map((location) => ({
  to: jobsPath({ ...EMPTY_QUERY, locations: [location] }),
  label: LOCATION_LABELS[location],
}))

export function Hero() {
  return (
    <PageSection>
      <Grid container rowSpacing={4} columnSpacing={6} sx={{ alignItems: 'end' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <PageTitle sx={{ fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5rem)' }}>{pageTitles.home}</PageTitle>
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
        <Grid size={{ xs: 12, md: 5 }}>
          <Box sx={{ maxWidth: { xs: 300, md: 'none' } }}>
            <Cairn links={STONE_LINKS} />
          </Box>
        </Grid>
      </Grid>
    </PageSection>
  )
}
