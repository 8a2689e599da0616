import Typography from '@mui/material/Typography'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'
import { PointGrid } from '../../components/PointGrid'
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
        <Typography id="why-us" variant="h2" sx={{ mb: 4 }}>
          {homeText.whyUs.title}
        </Typography>
        <PointGrid points={homeText.whyUs.points} />
      </PageSection>
      <FeaturedOpportunities />
      <ServicePromise />
    </>
  )
}
