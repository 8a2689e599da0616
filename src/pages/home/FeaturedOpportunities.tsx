import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'
import { JOBS_PATH } from '../../url/paths'

export function FeaturedOpportunities() {
  const { title, cards, link } = homeText.featured
  return (
    <PageSection labelledBy="featured" continues>
      <Typography id="featured" variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Grid container component="ul" spacing={4} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {cards.map((card) => (
          <Grid key={card.title} component="li" size={{ xs: 12, md: 4 }}>
            <Card sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
              <CardContent sx={{ flexGrow: 1 }}>
                <Typography variant="h3">{card.title}</Typography>
                <Typography color="textSecondary" sx={{ mt: 1 }}>
                  {card.text}
                </Typography>
              </CardContent>
              <CardActions>
                <Button component={Link} to={JOBS_PATH} variant="outlined">
                  {link}
                  {/* Not seen. Search engines read the text of a link, not its `aria-label`. */}
                  <Box component="span" sx={{ position: 'absolute', width: 0, overflow: 'hidden' }}>
                    {` about ${card.title}`}
                  </Box>
                </Button>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </PageSection>
  )
}
