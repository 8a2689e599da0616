import { styled } from '@mui/material/styles'

/** A stone of the mark, in front of what belongs in a row of things. */
export const StoneMark = styled('span')(({ theme }) => ({
  display: 'block',
  width: 28,
  height: 9,
  borderRadius: 5,
  backgroundColor: theme.vars.palette.primary.main,
}))
