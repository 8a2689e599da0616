import Typography from '@mui/material/Typography'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'
import { PointGrid } from '../../components/PointGrid'

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
