import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { Cairn } from '../../components/Cairn'
import { NamedTexts } from '../../components/NamedTexts'
import { PageSection } from '../../components/PageSection'
import { fill } from '../../domain/fill'
import { CAN_HOVER } from '../../theme/mediaQueries'
import { darkPalette } from '../../theme/palette'
import { CONTACT_PATH, JOBS_PATH } from '../../url/paths'
import { Hero } from './Hero'

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  p: 2,
  [CAN_HOVER]: { '&:hover': { borderColor: 'primary.main' }, '&:hover h3': { color: 'primary.main' } },
  // The whole card can be pressed.
  '& a': { position: 'static', mt: 'auto' },
  '& a > span': { position: 'absolute', width: 0, overflow: 'hidden' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const

export function HomePage() {
  const { services, whyUs, featured, promise } = homeText
  return (
    <>
      <Hero />
      <PageSection title={services.title} sx={{ bgcolor: 'background.tint' }}>
        <NamedTexts
          items={services.items}
          size={6}
          columnSpacing={{ xs: 2, sm: 4 }}
          sx={{
            // One column if a word does not fit into half of the page.
            '& > li': {
              flexGrow: 1,
              minWidth: 'min(100%, 8.25rem)',
              borderTop: 1,
              borderColor: 'divider',
              py: 2,
            },
            '& > li:nth-last-of-type(-n + 2)': { pb: 0 },
            '& p': { display: { xs: 'none', sm: 'block' }, maxWidth: '30.6em', mt: 0.5, textWrap: 'balance' },
          }}
        />
      </PageSection>
      <PageSection title={whyUs.title} hasSideTitle>
        <NamedTexts
          items={whyUs.points}
          variant="subtitle1"
          size={{ xs: 12, sm: 6 }}
          spacing={4}
          sx={{ '& p': { mt: 1 } }}
        />
      </PageSection>
      {/* Without space above: the section before it has the same background. */}
      <PageSection title={featured.title} sx={{ '& > div': { pt: 0 } }}>
        <Box
          component="ul"
          role="list"
          sx={{
            display: 'grid',
            gap: 4,
            // Large text takes fewer columns.
            gridTemplateColumns: { md: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
          }}
        >
          {featured.cards.map((card) => (
            <Card key={card.title} component="li" sx={cardStyles}>
              <Typography variant="h3">{card.title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
                {card.text}
              </Typography>
              <Button component={Link} to={JOBS_PATH} variant="outlined">
                {featured.link}
                {/* Not seen. Search engines read the text of a link, not its `aria-label`. */}
                <span>{` ${fill(featured.linkAbout, { title: card.title })}`}</span>
              </Button>
            </Card>
          ))}
        </Box>
      </PageSection>
      <PageSection
        title={promise.title}
        hasSideTitle
        sx={{
          bgcolor: 'background.deep',
          color: 'common.white',
          '& :focus-visible': { outlineColor: 'common.white' },
        }}
      >
        <Stack
          spacing={3}
          sx={{
            gridArea: { lg: '1 / 2 / span 2' },
            alignItems: 'flex-start',
            '& p': { maxWidth: '52rem', textWrap: { md: 'balance' } },
          }}
        >
          {promise.paragraphs.map((paragraph, index) => (
            <Typography key={paragraph} variant={index === 0 ? 'subtitle1' : 'subtitle2'}>
              {paragraph}
            </Typography>
          ))}
          <Button
            component={Link}
            to={CONTACT_PATH}
            variant="contained"
            size="large"
            sx={(theme) => ({
              bgcolor: 'common.white',
              color: 'background.deep',
              ...theme.applyStyles('dark', { bgcolor: 'primary.main' }),
            })}
          >
            {promise.link}
          </Button>
        </Stack>
        {/* The three stones of the promise, on the edge of what is below. */}
        <Box
          className="no-print"
          sx={{
            display: { xs: 'none', lg: 'block' },
            alignSelf: 'end',
            maxWidth: '13rem',
            mt: 4,
            mb: -8,
            '& .stone': { fill: 'currentColor', opacity: 0.16 },
            '& .capstone': { fill: darkPalette.primary.main },
            '& :is(.strata, .path)': { display: 'none' },
          }}
        >
          <Cairn />
        </Box>
      </PageSection>
    </>
  )
}
