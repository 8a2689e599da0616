import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { aboutText } from '#content/aboutText'
import { pageTitles } from '#content/pageTitles'
import { Cairn } from '../../components/Cairn'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'

export function AboutPage() {
  const { story, values, cards } = aboutText
  return (
    <>
      <PageSection>
        <PageTitle sx={{ mb: { xs: 4, md: 6 } }}>{pageTitles.about}</PageTitle>
        <Grid container spacing={4}>
          <Grid component="section" aria-labelledby="story" size={{ xs: 12, md: 7 }}>
            <Typography id="story" variant="h2">
              {story.heading}
            </Typography>
            {story.paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mt: 2, maxWidth: '66ch' }}>
                {paragraph}
              </Typography>
            ))}
          </Grid>
          <Grid size={{ md: 5 }} sx={{ alignSelf: 'end' }}>
            {/* On the edge of the next section. Leaves room for the path, which is wider than the stones. */}
            <Box
              className="stones"
              sx={{ display: { xs: 'none', md: 'block' }, width: '74%', mx: 'auto', mb: -8 }}
            >
              <Cairn />
            </Box>
          </Grid>
        </Grid>
      </PageSection>
      <PageSection title={values.heading} hasSideTitle background="tint">
        <div>
          {values.items.map(({ name, text }) => (
            <Box
              key={name}
              sx={{
                display: 'grid',
                gridTemplateColumns: { md: 'calc((100% - 64px) / 3) 1fr' },
                gap: 0.5,
                columnGap: 4,
                borderTop: 1,
                borderColor: 'divider',
                py: 2,
                '&:last-child': { pb: 0 },
              }}
            >
              <Typography variant="h3">{name}</Typography>
              <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </div>
      </PageSection>
      <PageSection>
        <Grid container component="ul" role="list" spacing={4}>
          {cards.map(({ name, text }) => (
            <Grid
              key={name}
              component="li"
              size={{ xs: 12, md: 4 }}
              sx={{ borderTop: 1, borderColor: 'divider', pt: 2, overflowWrap: 'anywhere' }}
            >
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {name}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </Grid>
          ))}
        </Grid>
      </PageSection>
    </>
  )
}
