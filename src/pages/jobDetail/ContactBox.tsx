import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { MailLink } from '../../components/MailLink'
import { PhoneLink } from '../../components/PhoneLink'
import type { Job } from '../../domain/job'

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
}))

export function ContactBox({ job }: { readonly job: Job }) {
  return (
    <Card component="section" aria-labelledby="contact-information" sx={{ p: 2.5, pb: 1, mt: 4 }}>
      <Typography id="contact-information" variant="h3">
        Contact Information
      </Typography>
      <Ways>
        <MailLink email={job.contactEmail} />
        <PhoneLink phone={job.contactPhone} />
      </Ways>
    </Card>
  )
}
