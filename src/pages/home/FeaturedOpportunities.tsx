import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'
import { fill } from '../../domain/fill'
import { CAN_HOVER } from '../../theme/mediaQueries'
import { JOBS_PATH } from '../../url/paths'

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

export function FeaturedOpportunities() {
  const { title, cards, link } = homeText.featured
  return (
    // Without space above: the section before it has the same background.
    <PageSection title={title} sx={{ mt: { xs: -6, md: -8 } }}>
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
        {cards.map((card) => (
          <Card key={card.title} component="li" sx={cardStyles}>
            <Typography variant="h3">{card.title}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
              {card.text}
            </Typography>
            <Button component={Link} to={JOBS_PATH} variant="outlined">
              {link}
              {/* Not seen. Search engines read the text of a link, not its `aria-label`. */}
              <span>{` ${fill(homeText.featured.linkAbout, { title: card.title })}`}</span>
            </Button>
          </Card>
        ))}
      </Box>
    </PageSection>
  )
}
