import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { hiringText } from '#content/hiringText'
import { formatJobCount } from '../domain/jobCount'
import { selectJobCounts } from '../store/jobsSelectors'
import { useAppSelector } from '../store/storeHooks'
import { jobsPath } from '../url/paths'

/** On every page, above the footer: each location with its number of jobs, unless there is only one. */
export function HiringStrip() {
  const counts = useAppSelector((state) => selectJobCounts(state, 'locations'))
  if (counts.size === 1) return null
  return (
    <Box component="section" aria-labelledby="hiring" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Container>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: { xs: 2, sm: 4 },
            rowGap: 1,
            // On a phone, the heading is on its own line, above equal columns.
            '& > h2': { flexBasis: { xs: '100%', sm: 'auto' } },
            '& > a': {
              flex: { xs: 1, sm: 'none' },
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'start', sm: 'center' },
              gap: { xs: 0, sm: 1 },
            },
            '& > a > *': { whiteSpace: 'nowrap' },
            '& > a > :first-of-type': { textDecoration: 'underline' },
          }}
        >
          <Typography id="hiring" variant="h3" component="h2">
            {hiringText.title}
          </Typography>
          {counts.size > 0
            ? [...counts].map(([{ name, label }, count]) => (
                <Link key={name} component={RouterLink} to={jobsPath({ locations: [name] })} underline="none">
                  <span>{label}</span>{' '}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {formatJobCount(count)}
                  </Typography>
                </Link>
              ))
            : hiringText.none}
        </Stack>
      </Container>
    </Box>
  )
}
