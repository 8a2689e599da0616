import Box from '@mui/material/Box'
import { CairnArtwork } from '../../components/CairnArtwork'
import { STONE_GAP, stoneShape } from '../../components/stoneShape'
import { useIsHydrated } from '../../components/useIsHydrated'
import { selectQuery } from '../../store/jobsQuerySlice'
import { selectResults, selectStones } from '../../store/jobsSelectors'
import { useAppSelector } from '../../store/storeHooks'

/** The smallest stone, so that one job among many is visible. */
const MIN_SCALE = 0.28

/** A stone for each location, sized by how many positions the search finds there. Rendered after hydration. */
export function FilterCairn() {
  const isHydrated = useIsHydrated()
  const stones = useAppSelector(selectStones)
  const { foundCounts, matches } = useAppSelector(selectResults)
  const { locations } = useAppSelector(selectQuery)
  const top = stones.find(([location]) => foundCounts.get(location))
  const max = stones.at(-1)?.[1] ?? 0
  // Three stones fit. More are smaller.
  const maxScale = Math.min(1, 3 / stones.length)
  const drawings = stones.map(([location], index) => {
    const { outline, height } = stoneShape(index, stones.length)
    const count = foundCounts.get(location) ?? 0
    const scale = count === 0 ? 0 : maxScale * Math.max(MIN_SCALE, Math.sqrt(count / max))
    return { location, outline, scale, step: count === 0 ? 0 : height * scale + STONE_GAP }
  })
  return (
    <Box
      sx={({ breakpoints }) => ({
        display: 'none',
        mt: 1,
        aspectRatio: '412 / 338',
        [`${breakpoints.up('lg')} and (min-height: 44em)`]: { display: 'block' },
        '& g': { transition: 'transform 200ms' },
      })}
    >
      {isHydrated && matches.length > 0 && (
        <CairnArtwork aria-hidden viewBox="-206 -336 412 338">
          <path className="ground" d="M-206 1H206" strokeWidth="2" />
          {drawings.map(({ location, outline, scale }, index) => {
            const y = drawings.slice(index).reduce((sum, { step }) => sum - step, STONE_GAP)
            const isGreen = locations.length > 0 ? locations.includes(location.name) : location === top?.[0]
            return (
              <g key={location.name} style={{ transform: `translateY(${y}px) scale(${scale})` }}>
                <path className={isGreen ? 'capstone' : 'stone'} d={outline} />
              </g>
            )
          })}
        </CairnArtwork>
      )}
    </Box>
  )
}
