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
import { BASE_PATH } from '../url/basePath'
import { JOB_DETAIL_PATH, jobDetailPath, jobsPath } from '../url/paths'

/** The width of a stone in a row, and the height of a row. */
const WIDTH = 272
const HEIGHT = 106
/** In larger heaps, a stone is several positions. */
const MAX_STONES = 55

/** The rows of the smallest triangle with so many stones: 1, 2, 3, … from the top. */
const rowsFor = (count: number) => Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2)

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
          // A ground under each row. That of the last one is the edge of the footer.
          '& > div': {
            position: 'relative',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            mb: '-1px',
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& > div > a': {
            flex: '0 1 5.5rem',
            alignItems: 'start',
            maxWidth: '100%',
            // Clear of the scroll-to-top button, which is over the last column of a phone.
            '@media (width < 37.5em)': { scrollMarginBottom: '4.5rem' },
          },
          // The stones belong to the link.
          '& > div > a::after': { content: '""', position: 'absolute', inset: 0 },
          '& > div > a > span': { maxWidth: '100%', overflowWrap: 'break-word' },
          // Not underlined.
          '& span > span': { display: 'inline-block', width: '100%' },
        }}
      >
        <Typography id="hiring" variant="h3" component="h2">
          {hiringText.title}
        </Typography>
        {counts.size > 0
          ? [...counts].map(([location, count]) => (
              <div key={location.name}>
                <Link component={RouterLink} to={jobsPath({ locations: [location.name] })}>
                  <span>
                    {location.label}{' '}
                    <Typography component="span" variant="body2" color="textSecondary">
                      {formatJobCount(count)}
                    </Typography>
                  </span>
                </Link>
                <StoneHeap location={location} max={Math.max(...counts.values())} />
              </div>
            ))
          : hiringText.none}
      </Container>
    </Box>
  )
}

/** A stone for each position of a location. `max` is the size of the largest heap, so that all heaps share one scale. */
function StoneHeap({ location, max }: { readonly location: FacetValue; readonly max: number }) {
  const { id = '' } = useMatch(JOB_DETAIL_PATH)?.params ?? {}
  const shown = useAppSelector((state) => selectShownJob(state, id))
  const jobs = useAppSelector(selectIndexedJobs).filter(({ values }) => values.includes(location))
  const shownIndex = shownJobPolicy === 'by-id' ? jobs.findIndex(({ job }) => job === shown) : -1
  const perStone = Math.ceil(max / MAX_STONES)
  const stones = jobs.filter((_, index) => index % perStone === 0)
  const size = rowsFor(Math.ceil(max / perStone))
  const rows = rowsFor(stones.length)
  // The stones that the triangle of these rows lacks, at its top.
  const missing = (rows * (rows + 1)) / 2 - stones.length
  return (
    <CairnArtwork
      viewBox={`-130 ${-size * HEIGHT - 16} ${size * WIDTH} ${size * HEIGHT + 16}`}
      aria-hidden
      sx={{ flex: '1 6rem', maxWidth: `${size * 2.4}rem`, alignSelf: 'end' }}
    >
      {stones.map(({ job, index: key }, index) => {
        const { outline, height } = stoneShape(index === 0 ? 0 : 1 + (index % 2), 3)
        const row = rowsFor(missing + index + 1)
        const x = missing + index - (row * (row - 1)) / 2 + (rows - row) / 2
        const stone = (
          <path
            key={key}
            className={Math.floor(shownIndex / perStone) === index ? 'capstone' : 'stone'}
            d={outline}
            transform={`translate(${x * WIDTH} ${(row - rows) * HEIGHT - height})`}
          />
        )
        if (shownJobPolicy !== 'by-id' || perStone > 1) return stone
        return (
          // A link, because only `a:visited` tells which positions were opened. It can't be pressed.
          <a key={key} href={BASE_PATH + jobDetailPath(job.id)} tabIndex={-1}>
            {stone}
          </a>
        )
      })}
    </CairnArtwork>
  )
}
