import { styled } from '@mui/material/styles'

/** The colors of the cairn's parts. */
export const CairnArtwork = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  '& .stone': { fill: theme.vars.palette.grey[300] },
  '& .capstone': { fill: theme.vars.palette.primary.main },
  '& .strata': { stroke: theme.vars.palette.background.default, opacity: 0.55 },
  '& .path': { stroke: theme.vars.palette.primary.main },
  '& .ground': { stroke: theme.vars.palette.grey[500] },
}))
