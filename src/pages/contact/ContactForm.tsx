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
      privacy={contactText.privacy}
      withoutScript={contactText.withoutScript}
      submitLabel="Send Message"
      email={company.email}
      success={{
        type: 'success',
        title: 'Message sent!',
        text: "We'll get back to you as soon as possible.",
      }}
    >
      <FormField label="Your Name" kind="name" {...textField('name')} />
      <FormField label="Your Email" kind="email" {...textField('email')} />
      <FormField label="Your Message" kind="prose" {...textField('message')} />
    </FormSheet>
  )
}
