import { useMatch } from 'react-router-dom'
import { shownJobPolicy } from '#content/settings'
import { CairnArtwork } from '../components/CairnArtwork'
import { stoneShape } from '../components/stoneShape'
import type { FacetValue } from '../domain/listFacet'
import { selectIndexedJobs, selectShownJob } from '../store/jobsSelectors'
import { useAppSelector } from '../store/storeHooks'
import { JOB_DETAIL_PATH } from '../url/paths'

/** The width of a stone in a row, and the height of a row. */
const WIDTH = 272
const HEIGHT = 106
/** Ten rows. In larger heaps, a stone is several positions. */
const MAX_STONES = 55

/** The row of a stone, both counted from the top. Each row has one stone more than the one above it. */
const rowOf = (stone: number) => Math.floor((Math.sqrt(8 * stone + 1) - 1) / 2)

/** A stone for each position of a location. `max` is the number of the largest heap: all have stones of one size. */
export function StoneHeap({ location, max }: { readonly location: FacetValue; readonly max: number }) {
  const { id = '' } = useMatch(JOB_DETAIL_PATH)?.params ?? {}
  const shown = useAppSelector((state) => selectShownJob(state, id))
  const jobs = useAppSelector(selectIndexedJobs).filter(({ values }) => values.includes(location))
  const shownIndex = shownJobPolicy === 'by-id' ? jobs.findIndex(({ job }) => job === shown) : -1
  const perStone = Math.ceil(max / MAX_STONES)
  const count = Math.ceil(jobs.length / perStone)
  const lastRow = rowOf(count - 1)
  // Places without a stone, at the top.
  const free = ((lastRow + 1) * (lastRow + 2)) / 2 - count
  const maxRows = rowOf(Math.ceil(max / perStone) - 1) + 1
  return (
    <CairnArtwork
      viewBox={`-130 ${-maxRows * HEIGHT - 16} ${maxRows * WIDTH} ${maxRows * HEIGHT + 16}`}
      aria-hidden
      sx={{ flex: '1 6rem', maxWidth: `${maxRows * 2.4}rem`, alignSelf: 'end' }}
    >
      {Array.from({ length: count }, (_, index) => {
        const { outline, height } = stoneShape(index === 0 ? 0 : 1 + (index % 2), 3)
        const row = rowOf(free + index)
        const x = (free + index - (row * (row + 2) - lastRow) / 2) * WIDTH
        const place = `translate(${x} ${(row - lastRow) * HEIGHT - height})`
        const isShown = Math.floor(shownIndex / perStone) === index
        return <path key={place} className={isShown ? 'capstone' : 'stone'} d={outline} transform={place} />
      })}
    </CairnArtwork>
  )
}
