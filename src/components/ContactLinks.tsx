import { styled } from '@mui/material/styles'
import { TOUCH_TARGET_PX } from './touchTarget'

const ContactLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET_PX,
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
}))

interface ContactLinksProps {
  readonly email: string
  readonly phone: string
}

export function ContactLinks({ email, phone }: ContactLinksProps) {
  // RFC 3966 wants a number that a phone can dial without spaces.
  const dialled = phone.replace(/[^+\d]/g, '')
  return (
    <>
      <div>
        Email: <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
      </div>
      <div>
        Phone: <ContactLink href={`tel:${dialled}`}>{phone}</ContactLink>
      </div>
    </>
  )
}
