import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'

interface ContactLinksProps {
  readonly email: string
  readonly phone: string | undefined
  /** What a message is about. */
  readonly subject?: string
}

export function ContactLinks({ email, phone, subject }: ContactLinksProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  const links = [
    // A long address breaks after its @.
    { href: `mailto:${email}${query}`, text: email.split(/(?<=@)/) },
    // RFC 3966: a number without spaces.
    ...(phone === undefined ? [] : [{ href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: [phone] }]),
  ]
  return links.map(({ href, text: [start, end] }) => (
    <Typography key={href}>
      <Link href={href} sx={{ typography: 'body1', overflowWrap: 'anywhere' }}>
        <span dir="ltr">
          {start}
          <wbr />
          {end}
        </span>
      </Link>
    </Typography>
  ))
}
