import { styled } from '@mui/material/styles'
import type { ComponentPropsWithRef } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { Link } from '../components/Link'
import { TOUCH_TARGET_PX } from '../components/touchTarget'

const BarLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET_PX,
  padding: theme.spacing(0, 1.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '@media (hover: hover)': {
    '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    // No shadow or ground: those are gone where colours are forced.
    textDecoration: 'underline 2px',
    textUnderlineOffset: '0.5em',
  },
}))

/** A link of the navigation; `aria-current` while its page, or one below it, is shown. */
export function NavBarLink(props: ComponentPropsWithRef<typeof Link>) {
  const { pathname } = useLocation()
  const isCurrent = matchPath({ path: props.to, end: false }, pathname) !== null
  return <BarLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}
