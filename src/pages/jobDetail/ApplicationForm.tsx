import Button from '@mui/material/Button'
import { applicationText } from '#content/applicationText'
import { contactText } from '#content/contactText'
import { fill } from '../../domain/fill'
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
      heading={fill(applicationText.heading, { title: job.title })}
      privacy={contactText.applyPrivacy}
      withoutScript={contactText.applyWithoutScript}
      submitLabel={applicationText.submit}
      otherButton={
        <Button size="large" onClick={() => field('isOpen').onChange(false)}>
          {applicationText.cancel}
        </Button>
      }
      extraFields={{ position: job.title, positionId: job.id, location, company, contactEmail }}
      email={contactEmail}
      success={{ type: 'success', text: applicationText.sent }}
      onSuccess={onSuccess}
      onUnsent={logApplication}
    >
      <FormField label={applicationText.fullName} kind="name" {...textField('fullName')} />
      <FormField label={applicationText.email} kind="email" {...textField('email')} />
      <FormField label={applicationText.phone} kind="tel" {...textField('phone')} />
      <FormField label={applicationText.coverLetter} kind="prose" {...textField('coverLetter')} />
      <ResumeField />
    </FormSheet>
  )
}
