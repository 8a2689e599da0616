import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'

export function ContactLinks({ email, phone }: Readonly<{ email: string; phone: string | undefined }>) {
  const links = [
    // A long address breaks after its @.
    { href: `mailto:${email}`, text: email.split(/(?<=@)/) },
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
