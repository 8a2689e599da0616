import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { company } from '#content/company'
import { contactText } from '#content/contactText'
import { pageTitles } from '#content/pageTitles'
import { ContactLinks } from '../../components/ContactLinks'
import { PageSection } from '../../components/PageSection'
import { TextField } from '../../forms/formFields'
import { FormSheet } from '../../forms/FormSheet'

export function ContactPage() {
  return (
    <PageSection>
      <Typography variant="h1">{pageTitles.contact}</Typography>
      <Typography variant="subtitle2" color="textSecondary" sx={{ mt: 2, maxWidth: '26em' }}>
        {contactText.lead}
      </Typography>
      {/* 5 and 7 of 12 columns, if the text size leaves room. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 6, columnGap: 4, mt: { xs: 4, md: 6 } }}>
        <Box component="section" aria-labelledby="details" sx={{ flex: '5 calc((5 * 22em - 64px) / 7)' }}>
          <Typography id="details" variant="h4" component="h2">
            {contactText.detailsHeading}
          </Typography>
          <Box component="address" sx={{ mt: 1 }}>
            <ContactLinks email={company.email} phone={company.phone} />
            <Typography component="div" sx={{ mt: 1 }}>
              {[company.legalName, ...company.postalAddress].map((line) => (
                <div key={line}>
                  <bdi>{line}</bdi>
                </div>
              ))}
            </Typography>
          </Box>
        </Box>
        <Box sx={{ flex: '7 22em' }}>
          <FormSheet
            form="contact"
            heading={contactText.formHeading}
            isAllRequired
            privacy={contactText.privacy}
            submitLabel={contactText.submit}
            extraFields={{ form: 'contact' }}
            email={company.email}
            success={{ type: 'success', title: contactText.sentTitle, text: contactText.sentText }}
          >
            <TextField form="contact" name="name" label={contactText.name} kind="name" />
            <TextField form="contact" name="email" label={contactText.email} kind="email" />
            <TextField form="contact" name="message" label={contactText.message} kind="prose" />
          </FormSheet>
        </Box>
      </Stack>
    </PageSection>
  )
}
