import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PageSection } from '../../components/PageSection'
import { CardLink } from '../../components/CardLink'
import { cardStyles } from '../../components/cardStyles'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { homeText } from '#content/homeText'
import { PAGES } from '../../routes/pages'

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' },
}))

const Opportunity = styled('div')(cardStyles, ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: theme.spacing(3),
}))

export function FeaturedOpportunities() {
  const { title, cards, link } = homeText.featured
  return (
    <PageSection labelledBy="featured">
      <Typography id="featured" variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Row>
        {cards.map((card) => (
          <li key={card.title}>
            <Opportunity>
              <Typography variant="h3" sx={{ fontSize: '1.5rem' }}>
                {card.title}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
                {card.text}
              </Typography>
              <CardLink to={PAGES.jobsList.path}>
                {link}
                <VisuallyHidden>{` about ${card.title}`}</VisuallyHidden>
              </CardLink>
            </Opportunity>
          </li>
        ))}
      </Row>
    </PageSection>
  )
}
