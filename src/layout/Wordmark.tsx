import { styled } from '@mui/material/styles'
import { Link } from '../components/Link'
import { TOUCH_TARGET_PX } from '../components/touchTarget'
import { company } from '#content/company'
import type { PagePath } from '../routes/pages'
import { CairnMark } from './CairnMark'

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: TOUCH_TARGET_PX,
  color: theme.vars.palette.text.primary,
  fontSize: '1.375rem',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.primary.main },
}))

/** The logo, which links home. */
export function Wordmark() {
  return (
    <HomeLink to={'/' satisfies PagePath}>
      <CairnMark size={28} />
      {company.name}
    </HomeLink>
  )
}
