import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { homeText } from '#content/homeText'
import { jobsListText } from '#content/jobsListText'
import { pageTitles } from '#content/pageTitles'
import { Cairn } from '../../components/Cairn'
import { PageSection } from '../../components/PageSection'
import { fillCount } from '../../domain/fill'
import { selectStones } from '../../store/jobsSelectors'
import { selectJobs } from '../../store/jobsSlice'
import { useAppSelector } from '../../store/storeHooks'
import { JOBS_PATH, jobsPath } from '../../url/paths'
import { useNewCount } from '../lastVisit'

export function Hero() {
  const jobs = useAppSelector(selectJobs)
  const newCount = useNewCount(jobs)
  const content = JSON.stringify(fillCount(jobsListText.newCount, jobs.length))
  // Each stone is a country, as large as its number of positions. The largest is on the ground.
  const stones = useAppSelector(selectStones).map(([{ name, label }, area]) => ({
    area,
    link: { to: jobsPath({ locations: [name] }), label: `${label} ${area}` },
  }))
  return (
    <PageSection>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
        {/* Below 44rem, the whole row. A fixed share, so that the cairn, which is parsed later, moves nothing. */}
        <Box sx={{ width: 'min(100%, max(58%, (44rem - 100%) * 999))' }}>
          {/* Over the cairn on a tablet, because the column is too narrow for it. Not over four stones or more. */}
          <Typography
            variant="h1"
            sx={{
              fontSize: 'min(13vw, clamp(2.5rem, 1.4rem + 4.6vw, 5rem))',
              // The stem of its first letter is at the edge of the page.
              textIndent: '-0.045em',
              marginInlineEnd: { md: stones.length < 4 ? 'min(0%, max(-60%, 100% - 95vw))' : 0, lg: 0 },
            }}
          >
            {pageTitles.home}
          </Typography>
          <Typography variant="subtitle2" color="textSecondary" sx={{ mt: 3, mb: 4, maxWidth: '26em' }}>
            {homeText.lead}
          </Typography>
          <Button component={Link} to={JOBS_PATH} variant="contained" size="large">
            {homeText.heroLink}
          </Button>
          {/* Comes after hydration, and has the space of the largest number before. */}
          <Typography
            component="span"
            color="textSecondary"
            sx={{
              display: 'inline-block',
              marginInlineStart: 2,
              '&::before': { content, display: 'block', height: 0, visibility: 'hidden' },
            }}
          >
            {newCount > 0 && fillCount(jobsListText.newCount, newCount)}
          </Typography>
        </Box>
        {/* On the edge of the next section. More than five stones are smaller. */}
        <Box
          className="stones"
          sx={{
            flex: '1 35%',
            maxWidth: 464 * Math.min(1, 5 / stones.length),
            marginInlineStart: 'auto',
            mb: { xs: -6, md: -8 },
          }}
        >
          <Cairn {...(stones.length > 1 && { stones })} />
        </Box>
      </Stack>
    </PageSection>
  )
}
