import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { company } from '#content/company'
import { CairnMark } from '../components/CairnMark'
import { HOME_PATH } from '../url/paths'

export function Wordmark() {
  return (
    <Link
      component={RouterLink}
      to={HOME_PATH}
      variant="button"
      underline="none"
      color="textPrimary"
      sx={{
        marginInlineEnd: 'auto',
        typography: 'h3',
        fontSize: { md: 'min(1.25rem, 4.1vw)' },
        letterSpacing: '-0.03em',
        // The drawing has a margin, and its lowest stone starts at the edge of the page.
        '& svg': { marginInlineStart: '-0.13em', color: 'primary.main' },
      }}
    >
      <CairnMark size="1.4em" />
      {company.name}
    </Link>
  )
}
