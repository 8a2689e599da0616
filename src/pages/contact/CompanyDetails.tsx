import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { company } from '#content/company'
import { contactText } from '#content/contactText'
import { ContactLinks } from '../../components/ContactLinks'

export function CompanyDetails() {
  return (
    <section aria-labelledby="details">
      <Typography id="details" variant="h2">
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
    </section>
  )
}
