import type { CSSObject, Theme } from '@mui/material/styles'
import { touchTarget } from './touchTarget'

export interface ActionStyleProps {
  /** `strong`: the one thing to do here; `plain`: anything beside it. */
  readonly look: 'strong' | 'plain'
  readonly size?: 'medium' | 'large'
}

/** Keeps the look's own props off the element. */
export const actionOptions = {
  shouldForwardProp: (prop: PropertyKey) => prop !== 'look' && prop !== 'size',
}

/**
 * What a button looks like, on a button and on a link that looks like one. MUI's own, with what it draws into
 * a page (ripples, spinners), would be a tenth of the first load.
 */
export function actionStyles({ theme, look, size }: ActionStyleProps & { theme: Theme }): CSSObject {
  const { primary, action } = theme.vars.palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    ...touchTarget,
    ...(size === 'large' && { minHeight: 52 }),
    paddingInline: theme.spacing(size === 'large' ? 3.5 : 2.5),
    // Seen where colours are forced, and nothing else is of the ground.
    border: look === 'strong' ? '2px solid transparent' : 0,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: look === 'strong' ? primary.main : 'transparent',
    color: look === 'strong' ? primary.contrastText : primary.main,
    font: 'inherit',
    fontSize: size === 'large' ? '1.125rem' : '1.0625rem',
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    '@media (hover: hover)': {
      '&:hover:enabled, a&:hover':
        look === 'strong' ? { filter: 'brightness(1.12)' } : { backgroundColor: action.hover },
    },
    '&:active': { filter: 'brightness(0.94)' },
  }
}
