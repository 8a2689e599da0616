import Button from '@mui/material/Button'
import { contactText } from '#content/contactText'
import type { Job } from '../../domain/job'
import { useDraft, type Drafts } from '../../forms/drafts'
import { FormField } from '../../forms/FormField'
import { FormSheet } from '../../forms/FormSheet'
import { useNotify } from '../../notices/useNotify'
import { ResumeField } from './ResumeField'

interface ApplicationFormProps {
  readonly job: Job
  /** Called when the visitor cancels, and after a submit. */
  readonly onClose: (hasSubmitted: boolean) => void
}

export function ApplicationForm({ job, onClose }: ApplicationFormProps) {
  const { textField, field, clear } = useDraft('application')
  const notify = useNotify()

  function handleSubmit(drafts: Drafts): void {
    const { isOpen: _, ...application } = drafts.application
    console.log('Application submitted:', application)
    clear()
    onClose(true)
    notify({ type: 'success', text: 'Application submitted successfully!' })
  }

  return (
    <FormSheet
      heading={`Apply for ${job.title}`}
      privacy={contactText.applyPrivacy}
      withoutScript={contactText.applyWithoutScript}
      submitLabel="Submit Application"
      otherButton={
        <Button size="large" onClick={() => onClose(false)}>
          Cancel
        </Button>
      }
      onSubmit={handleSubmit}
    >
      <FormField label="Full Name" kind="name" {...textField('fullName')} />
      <FormField label="Email" kind="email" {...textField('email')} />
      <FormField label="Phone" kind="tel" {...textField('phone')} />
      <FormField label="Cover Letter" kind="prose" {...textField('coverLetter')} />
      <ResumeField {...field('resume')} />
    </FormSheet>
  )
}
