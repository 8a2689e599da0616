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
        role="list"
        columnSpacing={{ xs: 2, sm: 4 }}
        sx={{ mt: 4, '& > li:nth-last-of-type(-n + 2)': { pb: 0 } }}
      >
        {items.map(({ name, text }) => (
          <Grid
            key={name}
            component="li"
            // One column where a word does not fit into half of the page.
            size={6}
            sx={{ flexGrow: 1, minWidth: 'min(100%, 8.25rem)', borderTop: 1, borderColor: 'divider', py: 2 }}
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
