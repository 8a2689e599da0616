import Typography from '@mui/material/Typography'
import { PageSection } from '../../components/PageSection'
import { PointGrid } from '../../components/PointGrid'
import { homeText } from '#content/homeText'

export function WhyChooseUs() {
  const { title, points } = homeText.whyUs
  return (
    <PageSection labelledBy="why-us">
      <Typography id="why-us" variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <PointGrid points={points} />
    </PageSection>
  )
}
