import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { homeText } from '#content/homeText'
import { PageSection } from '../../components/PageSection'

/** Set like a table of contents: lines instead of boxes. */
export function Services() {
  const { title, items } = homeText.services
  return (
    <PageSection labelledBy="services" background="tint">
      <Typography id="services" variant="h2">
        {title}
      </Typography>
      <Grid
        container
        component="ol"
        columnSpacing={{ xs: 2, sm: 4 }}
        sx={{ mt: 4, mb: 0, p: 0, listStyle: 'none' }}
      >
        {items.map(({ name, text }) => (
          <Grid
            key={name}
            component="li"
            size={6}
            sx={{ borderTop: 1, borderColor: 'divider', pt: { xs: 1.5, sm: 2 }, pb: { xs: 1.5, sm: 3 } }}
          >
            <Typography variant="h3">{name}</Typography>
            <Typography
              color="textSecondary"
              sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: '54ch', mt: 0.5 }}
            >
              {text}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </PageSection>
  )
}
