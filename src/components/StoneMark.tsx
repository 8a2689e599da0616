import { styled } from '@mui/material/styles'

/** One stone of the mark, above each point of a row. */
export const StoneMark = styled('span')(({ theme }) => ({
  display: 'block',
  width: 28,
  borderRadius: 5,
  // A border stays in forced colors, a background does not.
  border: `5px solid ${theme.vars.palette.primary.main}`,
}))
