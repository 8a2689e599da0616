import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { cardStyles } from '../../components/cardStyles'
import { ContactLinks } from '../../components/ContactLinks'
import type { Job } from '../../domain/job'

const Frame = styled('section')(cardStyles, ({ theme }) => ({
  marginTop: theme.spacing(4),
  padding: theme.spacing(2.5, 2.5, 1),
}))

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
}))

export function ContactBox({ job }: { readonly job: Job }) {
  return (
    <Frame aria-labelledby="contact-information">
      <Typography id="contact-information" variant="h3">
        Contact Information
      </Typography>
      <Ways>
        <ContactLinks email={job.contactEmail} phone={job.contactPhone} />
      </Ways>
    </Frame>
  )
}
