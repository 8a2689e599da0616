import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ContactLinks } from '../../components/ContactLinks'
import { company } from '#content/company'
import { contactText } from '#content/contactText'

const Address = styled('address')(({ theme }) => ({
  marginTop: theme.spacing(1),
  fontStyle: 'normal',
  // From line to line as from link to link, which are as tall as a finger.
  '& p': { margin: theme.spacing(1, 0, 0) },
}))

export function CompanyDetails() {
  return (
    <section aria-labelledby="details">
      <Typography id="details" variant="h2">
        {contactText.detailsHeading}
      </Typography>
      <Address>
        <ContactLinks email={company.email} phone={company.phone} />
        <p>
          {[company.legalName, ...company.postalAddress].map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
      </Address>
    </section>
  )
}
