import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import { CairnArtwork } from './CairnArtwork'
import { STONE_GAP, stoneShape } from './stoneShape'

interface Stone {
  /** In any unit. */
  readonly area: number
  readonly link?: { readonly to: string; readonly label: string }
}

const WITHOUT_LINKS: readonly Stone[] = [{ area: 3 }, { area: 6 }, { area: 10 }]

/** The company's picture: stones, the largest last, on a dotted path. A stone and its label are a link. */
export function Cairn({ stones = WITHOUT_LINKS }: { readonly stones?: readonly Stone[] }) {
  const ground = stones.at(-1)
  return stones.map(({ area, link }, index) => {
    const { outline, strata, height, edge } = stoneShape(index, stones.length)
    const scale = Math.sqrt(area / (ground?.area ?? area))
    const key = link?.to ?? area
    const drawing = (
      <CairnArtwork
        key={key}
        viewBox={`-128 ${-STONE_GAP} 256 ${height * scale + STONE_GAP}`}
        aria-hidden
        strokeWidth="3"
      >
        {index === stones.length - 1 && (
          <path
            className="path"
            d={`${link ? 'M-420 84C-340 92-240 88-190 66' : 'M-186 66'}S-110 40-75 36S90 54 186 90`}
            strokeDasharray="2 13"
          />
        )}
        {link && edge * scale < 112 && (
          <path className="leader" d={`M${edge * scale + 7} ${(height * scale - STONE_GAP) / 2}H126`} />
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
        underline="none"
        sx={{
          display: 'flex',
          '& > span': { flex: '0 0 4.9em', fontSize: 'min(1em, 9vw)', textDecoration: 'underline' },
          // A ring around the stone would cut the next one.
          '&&:focus-visible': {
            outline: 'none',
            '& > span': { outline: '3px solid', outlineOffset: 2, borderRadius: 0.5 },
          },
        }}
      >
        {drawing}
        <span>{link.label}</span>
      </MuiLink>
    )
  })
}
