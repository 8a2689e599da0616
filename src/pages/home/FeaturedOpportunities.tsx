import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'
import { CAN_HOVER } from '../../theme/mediaQueries'
import { JOBS_PATH } from '../../url/paths'

const cardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  height: '100%',
  p: 2,
  [CAN_HOVER]: { '&:hover': { borderColor: 'primary.main' }, '&:hover h3': { color: 'primary.main' } },
  // The whole card can be pressed.
  '& a': { position: 'static', mt: 'auto' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const

export function FeaturedOpportunities() {
  const { title, cards, link } = homeText.featured
  return (
    <PageSection labelledBy="featured" continues>
      <Typography id="featured" variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Grid container component="ul" role="list" spacing={4}>
        {cards.map((card) => (
          <Grid
            key={card.title}
            component="li"
            size={{ xs: 12, md: 4 }}
            // Large text takes fewer columns.
            sx={{ flexGrow: { md: 1 }, minWidth: { md: 'min(100%, 13rem)' } }}
          >
            <Card sx={cardStyles}>
              <Typography variant="h3">{card.title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
                {card.text}
              </Typography>
              <Button component={Link} to={JOBS_PATH} variant="outlined">
                {link}
                {/* Not seen. Search engines read the text of a link, not its `aria-label`. */}
                <Box component="span" sx={{ position: 'absolute', width: 0, overflow: 'hidden' }}>
                  {` about ${card.title}`}
                </Box>
              </Button>
            </Card>
          </Grid>
        ))}
      </Grid>
    </PageSection>
  )
}
