import { Link } from 'react-router-dom'
import { CairnArtwork } from './CairnArtwork'

/** From the top to the bottom, with the positions of their labels. */
const STONES = [
  {
    outline: 'M192 152c2-24 24-36 50-36 28 0 52 10 54 34 1 22-14 36-38 40-18 3-42 2-54-6-9-7-13-18-12-32z',
    strata: '',
    label: { x: 318, y: 160 },
  },
  {
    outline:
      'M152 232c0-26 26-38 62-40 44-2 92-2 112 12 18 13 16 42 0 55-12 9-40 12-74 12-30 1-62 2-80-4-14-5-20-19-20-35z',
    strata: 'M170 238c46-10 106-8 152 4',
    label: { x: 352, y: 240 },
  },
  {
    outline:
      'M118 322c-2-30 30-46 72-48 60-3 138-4 164 12 20 12 24 44 8 62-10 12-34 16-64 17-44 2-110 3-146-2-22-3-33-20-34-41z',
    strata: 'M140 318c60 10 140 12 214-4M152 338c50 8 110 9 160 4',
    label: { x: 390, y: 306 },
  },
]

interface CairnProps {
  /** Makes the stones links, from the top to the bottom. Pointers only: the page has the same links as text. */
  readonly links?: readonly { readonly to: string; readonly label: string }[]
}

/** The company's picture: three stones, one for each country, beside a dotted path. */
export function Cairn({ links }: CairnProps) {
  return (
    <CairnArtwork viewBox="0 104 480 276" aria-hidden={!links} strokeWidth="3">
      <path className="path" d="M6 372C86 340 92 300 170 304S420 344 474 354" strokeDasharray="2 13" />
      <path className="ground" d="M60 366H424" strokeWidth="2" />
      {STONES.map(({ outline, strata, label }, index) => {
        const link = links?.[index]
        const stone = (
          <>
            <path className="stone" d={outline} />
            {strata !== '' && <path className="strata" d={strata} />}
          </>
        )
        return link ? (
          <Link key={outline} to={link.to} tabIndex={-1}>
            {stone}
            <text {...label}>{link.label}</text>
          </Link>
        ) : (
          <g key={outline}>{stone}</g>
        )
      })}
    </CairnArtwork>
  )
}
