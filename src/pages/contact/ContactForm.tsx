import { company } from '#content/company'
import { contactText } from '#content/contactText'
import { useDraft } from '../../forms/drafts'
import { FormField } from '../../forms/FormField'
import { FormSheet } from '../../forms/FormSheet'

export function ContactForm() {
  const { textField } = useDraft('contact')
  return (
    <FormSheet
      form="contact"
      heading={contactText.formHeading}
      isAllRequired
      privacy={contactText.privacy}
      withoutScript={contactText.withoutScript}
      submitLabel={contactText.submit}
      extraFields={{ form: 'contact' }}
      email={company.email}
      success={{
        type: 'success',
        title: contactText.sentTitle,
        text: contactText.sentText,
      }}
    >
      <FormField label={contactText.name} kind="name" {...textField('name')} />
      <FormField label={contactText.email} kind="email" {...textField('email')} />
      <FormField label={contactText.message} kind="prose" {...textField('message')} />
    </FormSheet>
  )
}
