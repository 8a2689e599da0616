import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import { CairnArtwork } from './CairnArtwork'

// Around x = 0, all with the same area.
const TOP = {
  outline:
    'M-105 58c4-38 48-58 101-58 57 0 105 16 110 55 2 36-28 58-77 64-37 4-85 4-110-10-18-12-27-29-24-51z',
  strata: '',
  height: 122,
}
const MIDDLE = {
  outline:
    'M-119 52c0-33 33-48 79-51 56-3 117-3 142 15 23 17 20 53 0 70-15 11-51 15-94 15-38 1-79 3-102-5-18-6-25-24-25-44z',
  strata: 'M-96 60c58-13 135-10 193 5',
  height: 102,
}
const BOTTOM = {
  outline:
    'M-127 50c-2-30 30-46 72-48 60-3 138-4 164 12 20 12 24 44 8 62-10 12-34 16-64 17-44 2-110 3-146-2-22-3-33-20-34-41z',
  strata: 'M-105 46c60 10 140 12 214-4M-93 66c50 8 110 9 160 4',
  height: 94,
}
const GAP = 5

interface Stone {
  /** In any unit. */
  readonly area: number
  readonly link?: { readonly to: string; readonly label: string }
}

const WITHOUT_LINKS: readonly Stone[] = [{ area: 3 }, { area: 6 }, { area: 10 }]

/** The company's picture: stones, the largest last, on a dotted path. A stone and its label are a link. */
export function Cairn({ stones = WITHOUT_LINKS }: { readonly stones?: readonly Stone[] }) {
  const ground = stones.at(-1)
  return stones.map((stone, index) => {
    const { area, link } = stone
    const { outline, strata, height } = stone === ground ? BOTTOM : index === 0 ? TOP : MIDDLE
    const scale = Math.sqrt(area / (ground?.area ?? area))
    const key = link?.to ?? area
    const drawing = (
      <CairnArtwork
        key={key}
        viewBox={`-128 ${-GAP} 256 ${height * scale + GAP}`}
        aria-hidden
        strokeWidth="3"
      >
        {stone === ground && (
          <path
            className="path"
            d={`${link ? 'M-420 84C-340 92-240 88-190 66' : 'M-186 66'}S-110 40-75 36S90 54 186 90`}
            strokeDasharray="2 13"
          />
        )}
        <g transform={`scale(${scale})`}>
          <path className={index === 0 ? 'capstone' : 'stone'} d={outline} />
          <path className="strata" d={strata} />
        </g>
      </CairnArtwork>
    )
    if (!link) return drawing
    return (
      <MuiLink
        key={key}
        component={Link}
        to={link.to}
        variant="button"
        underline="none"
        sx={{ display: 'flex' }}
      >
        {drawing}
        <Box
          component="span"
          sx={{ flex: '0 0 4.9em', fontSize: 'min(1em, 9vw)', textDecoration: 'underline' }}
        >
          {link.label}
        </Box>
      </MuiLink>
    )
  })
}
