import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { hiringText } from '#content/hiringText'
import { formatJobCount } from '../domain/jobCount'
import { selectJobCounts } from '../store/jobsSelectors'
import { useAppSelector } from '../store/storeHooks'
import { jobsPath } from '../url/paths'
import { StoneHeap } from './StoneHeap'

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
