import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'
import { SideHeading } from '../../components/SideHeading'
import { FeaturedOpportunities } from './FeaturedOpportunities'
import { Hero } from './Hero'
import { ServicePromise } from './ServicePromise'
import { Services } from './Services'

export function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <PageSection labelledBy="why-us">
        <SideHeading id="why-us" title={homeText.whyUs.title}>
          <Grid container component="ul" role="list" spacing={4}>
            {homeText.whyUs.points.map(({ name, text }) => (
              <Grid key={name} component="li" size={{ xs: 12, sm: 6 }}>
                <Typography variant="statement" component="h3">
                  {name}
                </Typography>
                <Typography color="textSecondary" sx={{ mt: 1 }}>
                  {text}
                </Typography>
              </Grid>
            ))}
          </Grid>
        </SideHeading>
      </PageSection>
      <FeaturedOpportunities />
      <ServicePromise />
    </>
  )
}
