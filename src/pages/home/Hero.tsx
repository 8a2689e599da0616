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
import { JOBS_PATH } from '../../url/paths'

export function Hero() {
  return (
    <PageSection>
      <Grid container rowSpacing={4} columnSpacing={6} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <PageTitle sx={{ fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 5rem)' }}>{pageTitles.home}</PageTitle>
          <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 3, mb: 4, maxWidth: '46ch' }}>
            {homeText.lead}
          </Typography>
          <Button component={Link} to={JOBS_PATH} variant="contained" size="large">
            {homeText.heroLink}
          </Button>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Box sx={{ maxWidth: { xs: 300, md: 'none' } }}>
            <Cairn />
          </Box>
        </Grid>
      </Grid>
    </PageSection>
  )
}
