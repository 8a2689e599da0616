import Button from '@mui/material/Button'
import { applicationText } from '#content/applicationText'
import { contactText } from '#content/contactText'
import { fill } from '../../domain/fill'
import type { Job } from '../../domain/job'
import { useDraft } from '../../forms/drafts'
import { FormField } from '../../forms/FormField'
import { FormSheet } from '../../forms/FormSheet'
import { ResumeField } from './ResumeField'

export function ApplicationForm({ job, form }: { readonly job: Job; readonly form: string }) {
  const { title, id, location, company, contactEmail } = job
  const { change, textField } = useDraft(form)
  return (
    <FormSheet
      form={form}
      heading={fill(applicationText.heading, { title })}
      privacy={contactText.applyPrivacy}
      withoutScript={contactText.applyWithoutScript}
      submitLabel={applicationText.submit}
      otherButton={
        <Button size="large" onClick={() => change({ isOpen: false })}>
          {applicationText.cancel}
        </Button>
      }
      extraFields={{ form: 'application', position: title, positionId: id, location, company, contactEmail }}
      subject={title}
      email={contactEmail}
      success={{ type: 'success', text: applicationText.sent }}
      onUnsent={(values) => console.log('Application submitted:', values)}
    >
      <FormField label={applicationText.fullName} kind="name" {...textField('fullName')} />
      <FormField label={applicationText.email} kind="email" {...textField('email')} />
      <FormField label={applicationText.phone} kind="tel" {...textField('phone')} />
      <FormField label={applicationText.coverLetter} kind="prose" {...textField('coverLetter')} />
      <ResumeField form={form} />
    </FormSheet>
  )
}
