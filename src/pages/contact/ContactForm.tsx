import { company } from '#content/company'
import { contactText } from '#content/contactText'
import { FormField } from '../../forms/FormField'
import { FormSheet } from '../../forms/FormSheet'

export function ContactForm() {
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
      <FormField form="contact" name="name" label={contactText.name} kind="name" />
      <FormField form="contact" name="email" label={contactText.email} kind="email" />
      <FormField form="contact" name="message" label={contactText.message} kind="prose" />
    </FormSheet>
  )
}
