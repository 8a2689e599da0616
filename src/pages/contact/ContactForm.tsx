import { contactText } from '#content/contactText'
import { useDraft } from '../../forms/drafts'
import { FormField } from '../../forms/FormField'
import { FormSheet } from '../../forms/FormSheet'
import { useNotify } from '../../notices/useNotify'

export function ContactForm() {
  const { textField, clear } = useDraft('contact')
  const notify = useNotify()

  function handleSubmit(): void {
    clear()
    notify({ type: 'success', title: 'Message sent!', text: "We'll get back to you as soon as possible." })
  }

  return (
    <FormSheet
      heading={contactText.formHeading}
      privacy={contactText.privacy}
      withoutScript={contactText.withoutScript}
      submitLabel="Send Message"
      onSubmit={handleSubmit}
    >
      <FormField label="Your Name" kind="name" {...textField('name')} />
      <FormField label="Your Email" kind="email" {...textField('email')} />
      <FormField label="Your Message" kind="prose" {...textField('message')} />
    </FormSheet>
  )
}
