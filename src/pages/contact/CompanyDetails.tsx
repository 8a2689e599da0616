import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { MailLink } from '../../components/MailLink'
import { PhoneLink } from '../../components/PhoneLink'
import { company } from '#content/company'
import { contactText } from '#content/contactText'

const Address = styled('address')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  fontStyle: 'normal',
}))

export function CompanyDetails() {
  return (
    <section aria-labelledby="details">
      <Typography id="details" variant="h2">
        {contactText.detailsHeading}
      </Typography>
      <Address>
        <MailLink email={company.email} />
        <PhoneLink phone={company.phone} />
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
