import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { company } from '#content/company'
import { contactText } from '#content/contactText'
import { pageTitles } from '#content/pageTitles'
import { ContactLinks } from '../../components/ContactLinks'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'
import { ContactForm } from './ContactForm'

export function ContactPage() {
  return (
    <PageSection>
      <PageTitle>{pageTitles.contact}</PageTitle>
      <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2, maxWidth: '46ch' }}>
        {contactText.lead}
      </Typography>
      <Grid container rowSpacing={6} columnSpacing={4} sx={{ mt: { xs: 4, md: 6 } }}>
        <Grid component="section" aria-labelledby="details" size={{ xs: 12, md: 5 }}>
          <Typography id="details" variant="h4" component="h2">
            {contactText.detailsHeading}
          </Typography>
          <Box component="address" sx={{ mt: 1, fontStyle: 'normal' }}>
            <ContactLinks email={company.email} phone={company.phone} />
            <Typography sx={{ mt: 1 }}>
              {[company.legalName, ...company.postalAddress].map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </Typography>
          </Box>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <ContactForm />
        </Grid>
      </Grid>
    </PageSection>
  )
}
