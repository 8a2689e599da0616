import { styled } from '@mui/material/styles'
import { TOUCH_TARGET_PX } from './touchTarget'

export const ContactLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET_PX,
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
}))
