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
import { PageTitle } from '../../components/PageTitle'
import { fillCount } from '../../domain/fill'
import { selectStones } from '../../store/jobsSelectors'
import { selectJobs } from '../../store/jobsSlice'
import { useAppSelector } from '../../store/storeHooks'
import { JOBS_PATH, jobsPath } from '../../url/paths'
import { useNewCount } from '../lastVisit'

export function Hero() {
  const newCount = useNewCount(useAppSelector(selectJobs))
  // Each stone is a country, as large as its number of positions. The largest is on the ground.
  const stones = useAppSelector(selectStones).map(([{ name, label }, area]) => ({
    area,
    link: { to: jobsPath({ locations: [name] }), label: `${label} ${area}` },
  }))
  return (
    <PageSection>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
        {/* The whole row below 44rem: the cairn goes below. Its width does not wait for the cairn. */}
        <Box sx={{ width: 'min(100%, max(58%, (44rem - 100%) * 999))' }}>
          {/* Over the cairn on a tablet, because the column is too narrow for it. Not over four stones or more. */}
          <PageTitle
            variant="display"
            sx={{
              marginInlineEnd: { md: stones.length < 4 ? 'min(0%, max(-60%, 100% - 95vw))' : 0, lg: 0 },
            }}
          >
            {pageTitles.home}
          </PageTitle>
          <Typography variant="subtitle2" color="textSecondary" sx={{ mt: 3, mb: 4, maxWidth: '26em' }}>
            {homeText.lead}
          </Typography>
          <Button component={Link} to={JOBS_PATH} variant="contained" size="large">
            {homeText.heroLink}
          </Button>
          {/* Beside the button, because it comes after hydration. */}
          {newCount > 0 && (
            <Typography component="span" color="textSecondary" sx={{ marginInlineStart: 2 }}>
              {fillCount(jobsListText.newCount, newCount)}
            </Typography>
          )}
        </Box>
        {/* On the edge of the next section. */}
        <Box className="stones" sx={{ flex: '1 35%', maxWidth: 464, mb: { xs: -6, md: -8 } }}>
          <Cairn {...(stones.length > 1 && { stones })} />
        </Box>
      </Stack>
    </PageSection>
  )
}
