import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import { Link } from './Link'
import { TOUCH_TARGET_PX } from './touchTarget'

/** The one link of a card; its hit area is the whole card, which has to be its positioned ancestor. */
export function cardLinkLook({ theme }: { readonly theme: Theme }): CSSObject {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    minHeight: TOUCH_TARGET_PX,
    marginTop: 'auto',
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textUnderlineOffset: '0.2em',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }
}

export const CardLink = styled(Link)(cardLinkLook)
