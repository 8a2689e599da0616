import { styled } from '@mui/material/styles'
import { Link } from './Link'
import { TOUCH_TARGET_PX } from './touchTarget'

/** A link that stands by itself, not in a sentence. */
export const TextLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: TOUCH_TARGET_PX,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
}))
