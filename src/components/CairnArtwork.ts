import { styled } from '@mui/material/styles'

export const CairnArtwork = styled('svg')(({ theme }) => {
  const { primary, grey, background } = theme.vars.palette
  return {
    display: 'block',
    width: '100%',
    minWidth: 0,
    overflow: 'visible',
    // Presses go to the link around the drawing.
    pointerEvents: 'none',
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    fill: 'none',
    strokeLinecap: 'round',
    '& .stone': { fill: grey[300] },
    '& .capstone': { fill: primary.main },
    'a:hover & .stone, a:hover + & .stone': { fill: grey[500] },
    'a:hover & .capstone, a:hover + & .capstone': { fill: primary.dark },
    // Greener: a position that was opened.
    '& a:visited .stone': { fill: `color-mix(in srgb, ${primary.main} 40%, ${grey[300]})` },
    '& .strata': { stroke: background.default, opacity: 0.55 },
    // The left part has no room below the text, in a narrow window or with large text.
    '& .path': {
      stroke: primary.main,
      clipPath: 'inset(-9px -9px -9px clamp(-9px, (48rem - 100vw) * 999, 70%))',
    },
    '& :is(.ground, .leader)': { stroke: grey[500] },
    '& .leader': { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  }
})
