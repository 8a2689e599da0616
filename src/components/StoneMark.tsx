import { styled } from '@mui/material/styles'

/** A stone of the mark, in front of what belongs in a row of things. */
export const StoneMark = styled('span')(({ theme }) => ({
  display: 'block',
  width: 28,
  borderRadius: 5,
  // A border: a ground is gone where colours are forced.
  border: `5px solid ${theme.vars.palette.primary.main}`,
}))
