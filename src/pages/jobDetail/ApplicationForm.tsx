import Button from '@mui/material/Button'
import { contactText } from '#content/contactText'
import type { Job } from '../../domain/job'
import { useDraft, type Drafts } from '../../forms/drafts'
import { FormField } from '../../forms/FormField'
import { FormSheet } from '../../forms/FormSheet'
import { ResumeField } from './ResumeField'

function logApplication(drafts: Drafts): void {
  const { isOpen: _, ...application } = drafts.application
  console.log('Application submitted:', application)
}

export function ApplicationForm({ job, onSuccess }: { readonly job: Job; readonly onSuccess: () => void }) {
  const { location, company, contactEmail } = job
  const { field, textField } = useDraft('application')
  return (
    <FormSheet
      form="application"
      heading={`Apply for ${job.title}`}
      privacy={contactText.applyPrivacy}
      withoutScript={contactText.applyWithoutScript}
      submitLabel="Submit Application"
      otherButton={
        <Button size="large" onClick={() => field('isOpen').onChange(false)}>
          Cancel
        </Button>
      }
      extraFields={{ position: job.title, positionId: job.id, location, company, contactEmail }}
      email={contactEmail}
      success={{ type: 'success', text: 'Application submitted successfully!' }}
      onSuccess={onSuccess}
      onUnsent={logApplication}
    >
      <FormField label="Full Name" kind="name" {...textField('fullName')} />
      <FormField label="Email" kind="email" {...textField('email')} />
      <FormField label="Phone" kind="tel" {...textField('phone')} />
      <FormField label="Cover Letter" kind="prose" {...textField('coverLetter')} />
      <ResumeField />
    </FormSheet>
  )
}
