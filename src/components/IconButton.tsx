import { styled } from '@mui/material/styles'
import { touchTarget } from './touchTarget'

/** Give it an `aria-label`, and the same as `data-tip` (tooltips/README.md). */
export const IconButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  ...touchTarget,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
}))
