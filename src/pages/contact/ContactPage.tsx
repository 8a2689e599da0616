import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PageSection } from '../../components/PageSection'
import { PageTitle } from '../../components/PageTitle'
import { contactText } from '#content/contactText'
import { pageTitles } from '#content/pageTitles'
import { CompanyDetails } from './CompanyDetails'
import { ContactForm } from './ContactForm'

export function ContactPage() {
  return (
    <PageSection>
      <PageTitle>{pageTitles.contact}</PageTitle>
      <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2, maxWidth: '46ch' }}>
        {contactText.lead}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          mt: { xs: 4, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <CompanyDetails />
        <ContactForm />
      </Box>
    </PageSection>
  )
}
