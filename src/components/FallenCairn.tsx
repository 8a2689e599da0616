import { CairnArtwork } from './CairnArtwork'

/** The cairn's three stones side by side, for pages that have nothing to show. */
export function FallenCairn() {
  return (
    <CairnArtwork sx={{ maxWidth: '30rem' }} viewBox="3 24 314 56" aria-hidden>
      <path className="ground" d="M4 78H316" strokeWidth="2" />
      <path className="stone" d="M14 54c0-18 20-27 54-28 30-1 58 2 64 20 6 20-10 31-58 31-40 0-60-4-60-23z" />
      <path
        className="stone"
        d="M148 58c0-14 16-22 42-22 24 0 44 4 46 20 2 15-12 21-44 21-28 0-44-4-44-19z"
      />
      <path className="capstone" d="M256 62c1-13 13-19 27-19s26 6 27 18c0 11-9 16-27 16-17 0-27-3-27-15z" />
    </CairnArtwork>
  )
}
