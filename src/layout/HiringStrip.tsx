import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useMatch } from 'react-router-dom'
import { hiringText } from '#content/hiringText'
import { shownJobPolicy } from '#content/settings'
import { CairnArtwork } from '../components/CairnArtwork'
import { stoneShape } from '../components/stoneShape'
import type { FacetValue } from '../domain/listFacet'
import { formatJobCount } from '../domain/listTexts'
import { selectIndexedJobs, selectJobCounts, selectShownJob } from '../store/jobsSelectors'
import { useAppSelector } from '../store/storeHooks'
import { JOB_DETAIL_PATH, jobsPath } from '../url/paths'

/** The width of a stone in a row, and the height of a row. */
const WIDTH = 272
const HEIGHT = 106
/** Ten rows. In larger heaps, a stone is several positions. */
const MAX_STONES = 55

/** The row of a stone, both counted from the top. Each row has one stone more than the one above it. */
const rowOf = (stone: number) => Math.floor((Math.sqrt(8 * stone + 1) - 1) / 2)

/** On every page, above the footer: each location with a stone for each of its jobs, unless there is only one. */
export function HiringStrip() {
  const counts = useAppSelector((state) => selectJobCounts(state, 'locations'))
  if (counts.size === 1) return null
  const rows = Math.ceil(counts.size / 4) || 1
  const columns = Math.ceil(counts.size / rows) || 1
  return (
    <Box component="section" aria-labelledby="hiring" sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Container
        sx={{
          display: 'grid',
          // Fewer columns if the text has no room. In a wide window, they are beside the heading.
          gridTemplateColumns: {
            xs: `repeat(auto-fit, minmax(max(6.4rem, (100% - ${(columns - 1) * 24}px) / ${columns}), 1fr))`,
            lg: `calc(25% - 24px) repeat(${columns}, 1fr)`,
          },
          gap: 1,
          columnGap: { xs: 3, lg: 4 },
          '& > h2': { gridArea: { xs: '1 / 1 / auto / -1', lg: `1 / 1 / span ${rows}` } },
          '& > a': { flexWrap: 'wrap', alignItems: 'start', alignContent: 'space-between', columnGap: 3 },
          '& > a > span': { flex: '0 1 5.5rem', maxWidth: '100%', overflowWrap: 'break-word' },
          // Not underlined.
          '& span > span': { display: 'inline-block', width: '100%' },
        }}
      >
        <Typography id="hiring" variant="h3" component="h2">
          {hiringText.title}
        </Typography>
        {counts.size > 0
          ? [...counts].map(([location, count]) => (
              <Link key={location.name} component={RouterLink} to={jobsPath({ locations: [location.name] })}>
                <span>
                  {location.label}{' '}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {formatJobCount(count)}
                  </Typography>
                </span>
                <StoneHeap location={location} max={Math.max(...counts.values())} />
              </Link>
            ))
          : hiringText.none}
      </Container>
    </Box>
  )
}

/** A stone for each position of a location. `max` is the number of the largest heap: all have stones of one size. */
function StoneHeap({ location, max }: { readonly location: FacetValue; readonly max: number }) {
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
