import { styled } from '@mui/material/styles'

export const ContactLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
}))
