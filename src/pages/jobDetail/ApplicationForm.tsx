import Button from '@mui/material/Button'
import { applicationFields } from '#content/applicationFields'
import { applicationText } from '#content/applicationText'
import { contactText } from '#content/contactText'
import { formText } from '#content/formText'
import type { APPLICATION_EXTRAS } from '../../domain/applicationField'
import { fill } from '../../domain/fill'
import type { Job } from '../../domain/job'
import { useDraft } from '../../forms/drafts'
import { ChoiceField, ConsentField, TextField } from '../../forms/formFields'
import { FormSheet } from '../../forms/FormSheet'
import { ResumeField } from './ResumeField'

export function ApplicationForm({ job, form }: { readonly job: Job; readonly form: string }) {
  const { title, id, location, company, contactEmail } = job
  const { change } = useDraft(form)
  const hasOneName = applicationFields.filter(({ kind }) => kind === 'name').length === 1
  const extras: Readonly<Record<(typeof APPLICATION_EXTRAS)[number], string>> = {
    form: 'application',
    position: title,
    positionId: id,
    location,
    company,
    contactEmail,
  }
  return (
    <FormSheet
      form={form}
      heading={fill(applicationText.heading, { title })}
      isAllRequired={!applicationFields.some(({ isOptional }) => isOptional)}
      privacy={contactText.applyPrivacy}
      submitLabel={applicationText.submit}
      otherButton={
        <Button size="large" onClick={() => change({ isOpen: false })}>
          {applicationText.cancel}
        </Button>
      }
      extraFields={extras}
      subject={title}
      email={contactEmail}
      success={{ type: 'success', title, text: applicationText.sent }}
      onUnsent={(values) => console.log('Application submitted:', values)}
    >
      {applicationFields.map((field) => {
        const { kind, name, isOptional } = field
        const label = isOptional ? fill(formText.optional, { label: field.label }) : field.label
        const props = { ...field, form, label }
        if (kind === 'resume') return <ResumeField key={name} {...props} />
        if (kind === 'choice') return <ChoiceField key={name} {...props} />
        if (kind === 'consent') return <ConsentField key={name} {...props} />
        return <TextField key={name} {...props} kind={kind === 'name' && !hasOneName ? 'partOfName' : kind} />
      })}
    </FormSheet>
  )
}
