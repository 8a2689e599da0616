import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { contactText } from '#content/contactText'
import { pageTitles } from '#content/pageTitles'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'
import { CompanyDetails } from './CompanyDetails'
import { ContactForm } from './ContactForm'

export function ContactPage() {
  return (
    <PageSection>
      <PageTitle>{pageTitles.contact}</PageTitle>
      <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2, maxWidth: '46ch' }}>
        {contactText.lead}
      </Typography>
      <Grid container rowSpacing={5} columnSpacing={8} sx={{ mt: { xs: 4, md: 6 } }}>
        <Grid size={{ xs: 12, md: 5 }}>
          <CompanyDetails />
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <ContactForm />
        </Grid>
      </Grid>
    </PageSection>
  )
}
