import { styled } from '@mui/material/styles'

/** The colors of the cairn's parts. The first stone has the strong color. */
export const CairnArtwork = styled('svg')(({ theme }) => {
  const { primary, grey, background, text } = theme.vars.palette
  return {
    display: 'block',
    width: '100%',
    fill: 'none',
    strokeLinecap: 'round',
    '& .stone': { fill: grey[300] },
    '& .ground + * .stone, & .capstone, & a:is(:hover, :focus) .stone': { fill: primary.main },
    '& .strata': { stroke: background.default, opacity: 0.55 },
    '& .path': { stroke: primary.main },
    '& .ground': { stroke: grey[500] },
    '& text': { fill: text.secondary, fontSize: 24, fontWeight: theme.typography.fontWeightBold },
    '& a:is(:hover, :focus) text': { fill: primary.main, textDecoration: 'underline' },
  }
})
