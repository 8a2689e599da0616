import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ContactLinks } from '../../components/ContactLinks'
import type { Job } from '../../domain/job'

export function ContactBox({ job }: { readonly job: Job }) {
  return (
    <Card component="section" aria-labelledby="contact-information" className="contact">
      <CardContent sx={{ '&&': { pb: 1 } }}>
        <Typography id="contact-information" variant="h3" component="h2">
          Contact Information
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mt: 0.75, columnGap: 4 }}>
          <ContactLinks email={job.contactEmail} phone={job.contactPhone} />
        </Stack>
      </CardContent>
    </Card>
  )
}
