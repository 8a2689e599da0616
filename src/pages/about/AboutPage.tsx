import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Cairn } from '../../components/Cairn'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'
import { PointGrid } from '../../components/PointGrid'
import { SideHeading } from '../../components/SideHeading'
import { aboutText } from '#content/aboutText'
import { pageTitles } from '#content/pageTitles'
import { Values } from './Values'

export function AboutPage() {
  const { story, values, cards } = aboutText
  return (
    <>
      <PageSection>
        <PageTitle sx={{ mb: { xs: 4, md: 6 } }}>{pageTitles.about}</PageTitle>
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            alignItems: 'start',
            gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <section aria-labelledby="story">
            <Typography id="story" variant="h2">
              {story.heading}
            </Typography>
            {story.paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mt: 2, maxWidth: '66ch' }}>
                {paragraph}
              </Typography>
            ))}
          </section>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Cairn />
          </Box>
        </Box>
      </PageSection>
      <PageSection labelledBy="values" ground="tint">
        <SideHeading id="values" title={values.heading}>
          <Values items={values.items} />
        </SideHeading>
      </PageSection>
      <PageSection>
        <PointGrid points={cards} />
      </PageSection>
    </>
  )
}
