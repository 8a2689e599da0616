import { ContactLink } from './ContactLink'

export function MailLink({ email }: { readonly email: string }) {
  return (
    <div>
      Email: <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
    </div>
  )
}
