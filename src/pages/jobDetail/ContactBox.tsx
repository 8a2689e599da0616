import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { jobDetailText } from '#content/jobDetailText'
import { ContactLinks } from '../../components/ContactLinks'
import type { Job } from '../../domain/job'

export function ContactBox({ job }: { readonly job: Job }) {
  return (
    <Card component="section" aria-labelledby="inquiries" className="inquiries" sx={{ p: 2, pb: 1 }}>
      <Typography id="inquiries" variant="h3" component="h2">
        {jobDetailText.contact}
      </Typography>
      <Stack
        component="address"
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 4, mt: 1, fontStyle: 'normal' }}
      >
        <ContactLinks email={job.contactEmail} phone={job.contactPhone} />
      </Stack>
    </Card>
  )
}
