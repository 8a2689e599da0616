import { styled } from '@mui/material/styles'
import { TOUCH_TARGET_PX } from './touchTarget'

/** Give it an `aria-label` and a `Tip`. */
export const IconButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: TOUCH_TARGET_PX,
  minHeight: TOUCH_TARGET_PX,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
}))
