import { ContactLink } from './ContactLink'

/** A number that a phone can dial: RFC 3966 wants it without spaces. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <div>
      Phone: <ContactLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ContactLink>
    </div>
  )
}
