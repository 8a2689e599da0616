import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PageSection } from '../../components/PageSection'
import { contactText } from '#content/contactText'
import { pageTitles } from '#content/pageTitles'
import { CompanyDetails } from './CompanyDetails'
import { ContactForm } from './ContactForm'

export function ContactPage() {
  return (
    <PageSection>
      <Typography variant="h1" tabIndex={-1}>
        {pageTitles.contact}
      </Typography>
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
