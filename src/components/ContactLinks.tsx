import Link from '@mui/material/Link'

const looks = { fontWeight: 400, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const

interface ContactLinksProps {
  readonly email: string
  readonly phone: string
}

export function ContactLinks({ email, phone }: ContactLinksProps) {
  // RFC 3966: a number without spaces.
  const dialedNumber = phone.replace(/[^+\d]/g, '')
  return (
    <>
      <div>
        Email:{' '}
        <Link variant="button" href={`mailto:${email}`} sx={looks}>
          {email}
        </Link>
      </div>
      <div>
        Phone:{' '}
        <Link variant="button" href={`tel:${dialedNumber}`} sx={looks}>
          {phone}
        </Link>
      </div>
    </>
  )
}
