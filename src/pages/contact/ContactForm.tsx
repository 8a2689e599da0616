import { contactText } from '#content/contactText'
import { useDraft } from '../../forms/drafts'
import { FormField } from '../../forms/FormField'
import { FormSheet } from '../../forms/FormSheet'
import { useNotify } from '../../notices/useNotify'

export function ContactForm() {
  const { draft, change, clear } = useDraft('contact')
  const notify = useNotify()

  function handleSubmit(): void {
    clear()
    notify({
      type: 'success',
      title: 'Message sent!',
      text: "We'll get back to you as soon as possible.",
    })
  }

  return (
    <FormSheet
      heading={contactText.formHeading}
      privacy={contactText.privacy}
      withoutScript={contactText.withoutScript}
      submitLabel="Send Message"
      onSubmit={handleSubmit}
    >
      <FormField label="Your Name" kind="name" value={draft.name} onChange={(name) => change({ name })} />
      <FormField
        label="Your Email"
        kind="email"
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <FormField
        label="Your Message"
        kind="prose"
        value={draft.message}
        onChange={(message) => change({ message })}
      />
    </FormSheet>
  )
}
