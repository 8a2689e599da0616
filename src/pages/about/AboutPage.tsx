import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { aboutText } from '#content/aboutText'
import { pageTitles } from '#content/pageTitles'
import { Cairn } from '../../components/Cairn'
import { NamedTexts } from '../../components/NamedTexts'
import { PageSection } from '../../components/PageSection'

export function AboutPage() {
  const { story, values, cards } = aboutText
  return (
    <>
      <PageSection>
        <Typography variant="h1" sx={{ mb: { xs: 4, md: 6 } }}>
          {pageTitles.about}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 4 }}>
          {/* The whole row where the text size leaves no room. Its width does not wait for the cairn. */}
          <Box
            component="section"
            aria-labelledby="story"
            sx={{ width: 'min(100%, max(58%, (38em - 100%) * 999))' }}
          >
            <Typography id="story" variant="h2">
              {story.heading}
            </Typography>
            {story.paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mt: 2, maxWidth: '31.7em' }}>
                {paragraph}
              </Typography>
            ))}
          </Box>
          {/* On the edge of the next section. Leaves room for the path, which is wider than the stones. */}
          <Box
            className="stones"
            sx={{
              display: { xs: 'none', md: 'block' },
              flex: '1 35%',
              alignSelf: 'end',
              mb: -8,
              '& > svg': { width: 'min(64%, 22rem)', mx: 'auto' },
            }}
          >
            <Cairn />
          </Box>
        </Stack>
      </PageSection>
      <PageSection title={values.heading} hasSideTitle sx={{ bgcolor: 'background.tint' }}>
        <NamedTexts
          items={values.items}
          size={12}
          sx={{
            '& > li': {
              display: 'grid',
              gridTemplateColumns: { md: 'calc((100% - 64px) / 3) 1fr' },
              gap: 0.5,
              columnGap: 4,
              borderTop: 1,
              borderColor: 'divider',
              py: 2,
              '&:last-child': { pb: 0 },
            },
            '& p': { maxWidth: '34em' },
          }}
        />
      </PageSection>
      <PageSection>
        <NamedTexts
          items={cards}
          heading="h2"
          size={{ xs: 12, md: 4 }}
          spacing={4}
          sx={{
            '& > li': { borderTop: 1, borderColor: 'divider', pt: 2, overflowWrap: 'anywhere' },
            '& p': { mt: 0.5 },
          }}
        />
      </PageSection>
    </>
  )
}
